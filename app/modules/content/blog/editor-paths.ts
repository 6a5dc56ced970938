import { paths } from '#app/paths.ts'
import type { PostActor } from './post-rights.ts'

/** Where posts are worked on: in the administration, or in the office of the doctor who writes them. */
export type EditorArea = 'admin' | 'office'

type EditorPaths = Readonly<{
  list: () => string
  /** The editor of a post; of a new one for null. */
  post: (id: string | null, search?: Record<string, string>) => string
  draft: (id: string) => string
  glance: () => string
}>

/** The same editor has an address in each area. */
export const editorPaths: Readonly<Record<EditorArea, EditorPaths>> = {
  admin: {
    list: () => paths.adminPosts(),
    post: (id, search = {}) => (id === null ? paths.adminNewPost() : paths.adminPost(id, search)),
    draft: paths.adminPostDraft,
    glance: paths.adminGlance,
  },
  office: {
    list: () => paths.officeBlog(),
    post: (id, search = {}) => paths.officePost({ ...(id !== null && { id }), ...search }),
    draft: paths.officePostDraft,
    glance: paths.officeGlance,
  },
}

export const areaOf = ({ scope }: Pick<PostActor, 'scope'>): EditorArea => (scope === 'admin' ? 'admin' : 'office')
