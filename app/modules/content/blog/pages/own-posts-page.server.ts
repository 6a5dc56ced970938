import type { ProviderActor } from '#app/core/actor.ts'
import { forbidden } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { readPostListFilters } from '../post-filters.ts'
import { writesPosts } from '../post-rights.ts'
import { readMonthUse } from '../queries/month-use.server.ts'
import { listOwnPosts } from '../queries/own-posts.server.ts'

/** A doctor's own posts by state, with figures. On a level without the blog those that were written before stay to be read. */
export async function loadOwnPosts(request: Request, actor: ProviderActor) {
  const { providerId, tier } = actor
  if (providerId === null) forbidden()
  const locale = localeOf(request)
  const { status } = readPostListFilters(new URL(request.url).searchParams)
  const [list, use] = await Promise.all([
    listOwnPosts(providerId, status, locale),
    readMonthUse({ id: providerId, tier }),
  ])
  const title = translator(locale, 'content')('own.title')
  const head = requestHead(request, { title, description: title, path: paths.officeBlog(), isIndexable: false })
  return json({ head, list, status, use, isLocked: !writesPosts(actor) }, { headers: privateHeaders })
}

export type OwnPostsData = Awaited<ReturnType<Awaited<ReturnType<typeof loadOwnPosts>>['json']>>
