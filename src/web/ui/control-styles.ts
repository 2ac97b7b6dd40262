/** Loaded with the page: a late sheet with cascade layers makes the browser lay out everything, a fifth of a second in a long trip. */
import './choice-label.module.css';
import './combobox.module.css';
import './dialog.module.css';
import './menu.module.css';
import './popover-list.module.css';
import './toast.module.css';
