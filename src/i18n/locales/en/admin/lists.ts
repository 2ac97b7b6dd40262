import type { Strings } from '../../../strings.ts';
import type fr from '../../fr/admin/lists.ts';

export default {
  loading: 'Loading the figures…',
  loadingList: 'Loading…',
  loadFailed: 'Loading failed.',
  noMatch: 'Nothing matches',
  noMatchText: 'Try another word, or widen the filters.',
  showAll: 'Show all',
  range: '{{first}} – {{last}} of {{total}}',
  rangeOfMore: '{{first}} – {{last}} of more than {{total}}',
  pages: 'Pages of the list',
  pageOf: 'Page {{page}} of {{last}}',
  pageNumber: 'Page {{page}}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'The list ends here: narrow the search, or reverse the order.',
  csv: 'Export (CSV)',
  csvFailed: 'The export failed.',
  csvCut: 'The file ends at {{rows}} rows: narrow the list to have the others.',
  actions: 'Actions',
  pick: 'Select: {{name}}',
  pickAll: 'Select the whole page',
} satisfies Strings<typeof fr>;
