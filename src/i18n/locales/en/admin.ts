import audit from './admin/audit.ts';
import catalogue from './admin/catalogue.ts';
import figures from './admin/figures.ts';
import frame from './admin/frame.ts';
import inbox from './admin/inbox.ts';
import legal from './admin/legal.ts';
import lists from './admin/lists.ts';
import places from './admin/places.ts';
import posts from './admin/posts.ts';
import security from './admin/security.ts';
import showcase from './admin/showcase.ts';
import users from './admin/users.ts';

/** The texts of the administration, part by part. */
export default {
  ...frame,
  ...legal,
  ...lists,
  ...figures,
  ...places,
  ...catalogue,
  ...posts,
  ...users,
  ...inbox,
  ...audit,
  ...security,
  ...showcase,
};
