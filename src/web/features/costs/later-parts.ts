import { BudgetForm } from './budget/budget-form.tsx';
import { ConvertedTotal } from './currencies/converted-total.tsx';
import { OtherCurrencies } from './currencies/other-currencies.tsx';
import { ExpenseList } from './expenses/components/expense-list.tsx';
import { PeopleSection } from './people/components/people-section.tsx';

export const laterParts = { BudgetForm, ConvertedTotal, ExpenseList, OtherCurrencies, PeopleSection };
