/**
 * The styles of dialogs, menus and toasts, for a page that has them drawn long before their code is fetched.
 *
 * A sheet with layers that comes late makes the browser order all layers anew and lay out the whole page, letter by letter:
 * a fifth of a second in a long trip.
 */
import './combobox.module.css';
import './dialog.module.css';
import './menu.module.css';
import './toast.module.css';
