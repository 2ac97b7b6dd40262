import { BudgetForm } from './budget/components/budget-form.tsx';
import { ExpenseList } from './expenses/components/expense-list.tsx';
import { PeopleSection } from './people/components/people-section.tsx';

/** What the costs of who travels alone, and only looks at them, do without: one chunk. */
export const laterParts = { BudgetForm, ExpenseList, PeopleSection };
