/**
 * The styles of dialogs, menus and toasts, for a page that renders them long before their code is fetched. A style sheet
 * with cascade layers that is loaded late makes the browser sort all layers again and lay out the whole page: a fifth of
 * a second in a long trip.
 */
import './combobox.module.css';
import './dialog.module.css';
import './menu.module.css';
import './toast.module.css';
