import { type Search, withSearch } from '../core/page/with-search.ts'

/** The addresses of a doctor's own posts; a part of `paths`. */
export const officeBlogPaths = {
  /** A doctor's own posts, and the editor of one; without an id that of a new one. */
  officeBlog: (search: Search = {}) => withSearch('/provider/4/dashboard/blog', search),
  officePost: (search: Search = {}) => withSearch('/provider/4/dashboard/blog/blog-editing', search),
  officePostDraft: (id: string) => withSearch('/provider/4/dashboard/blog/blog-editing/draft', { id }),
  officeGlance: () => '/provider/4/dashboard/blog/preview',
} as const
