import { createPost } from '#app/modules/content/blog/commands/create-post.server.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { insertCategory, wholeText } from '#tests/factories/content.ts'
import { insiders } from '../world.ts'
import type { AccessRow } from '../objects.ts'

const path = '/provider/4/dashboard/blog/blog-editing'

/** A post of the practice's doctor. Written on a level that has the blog, whichever the doctor has now. */
async function post({ practice }: Parameters<AccessRow['make']>[0]) {
  await insertCategory()
  const doctor = actorOf({ providerId: practice.providerId, tier: 4, seats: [] })
  return { id: await createPost(doctor, wholeText()) }
}

/** A post is its doctor's alone: nobody with a seat at the practice has it, and a doctor on a lower level reads what they wrote in the list. */
const ofPost = {
  make: post,
  missing: { id: '01990000-0000-7000-8000-000000000000' },
  search: ({ id = '' }) => `?id=${id}`,
  allowed: insiders.filter((role) => ['tier_3', 'tier_4'].includes(role)),
}

export const rows: AccessRow[] = [
  { ...ofPost, path, method: 'GET' },
  {
    ...{ ...ofPost, path, method: 'POST' },
    fields: () => ({ intent: 'save', seen: '1', category: 'prevention', 'text.title.en-US': 'Another title' }),
  },
  {
    ...{ ...ofPost, path: `${path}/draft`, method: 'POST' },
    fields: () => ({ seen: '1', 'text.title.en-US': 'Half a title' }),
  },
]
