import { withTransaction } from '#app/core/database/database.server.ts'
import { seedLibrary } from '#drizzle/seed/seed-library.ts'
import { contentEditor, insertCategory, insertPost, seenPost } from '#tests/factories/content.ts'
import { stepPost } from '#app/modules/content/blog/commands/step-post.server.ts'
import { listLibrary } from '#app/modules/content/library/queries/library-rows.server.ts'
import { readLibraryText } from '#app/modules/content/library/queries/library-text.server.ts'
import type { AdminRow } from '../administrators.ts'

const post = async () => ({ id: await insertPost() })

/** Sent to be reviewed by somebody else than who asks here. */
const waiting = async () => {
  await insertCategory()
  const id = await insertPost()
  const { version } = await seenPost(id)
  await stepPost(contentEditor(), { id, version, step: 'submit' })
  return { id, version: String((await seenPost(id)).version) }
}

const term = async () => {
  await withTransaction(seedLibrary)
  const [first] = await listLibrary('insurance-term', 'en-US')
  const { text } = await readLibraryText('insurance-term', first!.id)
  return { kind: 'insurance-term', id: first!.id, ...text }
}

const typed = ({ kind: _kind, id: _id, ...text }: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(text).map(([key, value]) => [`text.${key}`, value]))

const edit = 'blog.edit' as const
const newPost = () => ({ seen: '0', category: 'prevention', 'text.title.en-US': 'A title' })

export const rows: AdminRow[] = [
  { path: '/admin/blog-management', method: 'GET', permission: edit },
  {
    ...{ path: '/admin/blog-management', method: 'POST', permission: 'blog.review', make: waiting },
    fields: ({ id, version }) => ({ intent: 'approve', post: id!, version: version! }),
  },
  { path: '/admin/blogs/new', method: 'GET', permission: edit },
  { path: '/admin/blogs/new', method: 'POST', permission: edit, fields: newPost },
  { path: '/admin/blog-edit/:id', method: 'GET', permission: edit, make: post },
  {
    ...{ path: '/admin/blog-edit/:id', method: 'POST', permission: edit, make: post },
    fields: () => ({ intent: 'save', seen: '1', category: 'prevention', 'text.title.en-US': 'Another title' }),
  },
  { path: '/admin/blog-edit/:id/draft', method: 'POST', permission: edit, make: post, fields: () => ({ seen: '1' }) },
  { path: '/admin/content', method: 'GET', permission: 'content.edit' },
  { path: '/admin/content/:kind/:id', method: 'GET', permission: 'content.edit', make: term },
  {
    ...{ path: '/admin/content/:kind/:id', method: 'POST', permission: 'content.edit', make: term },
    fields: (params) => ({ intent: 'discard', seen: '0', ...typed(params) }),
  },
  {
    ...{ path: '/admin/content/:kind/:id/draft', method: 'POST', permission: 'content.edit', make: term },
    fields: (params) => ({ seen: '0', ...typed(params) }),
  },
  {
    ...{ path: '/admin/content-preview', method: 'POST', permission: 'content.edit' },
    fields: () => ({ body: '## A heading', locale: 'en-US' }),
  },
]
