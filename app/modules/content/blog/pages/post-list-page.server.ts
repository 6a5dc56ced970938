import type { AdminActor } from '#app/core/actor.ts'
import { accepted, toasted } from '#app/core/answer/answer.server.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { DomainError } from '#app/core/errors.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { claimsIn } from '#app/modules/content/queries/claims.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { type PostStepAsked, stepPost } from '../commands/step-post.server.ts'
import { listDecisionForm } from '../forms.ts'
import { postFields } from '../post-fields.ts'
import { postListSearch, readPostListFilters } from '../post-filters.ts'
import { listCategoryChoices } from '../queries/listed-posts.server.ts'
import { listPostsToEdit } from '../queries/post-list.server.ts'
import { getPostRow, readPostText } from '../queries/post-text.server.ts'

const filtersOf = (request: Request) => readPostListFilters(new URL(request.url).searchParams)

/** All posts, filtered and sorted by the address; above them what waits for a decision and what has a time. */
export async function loadPostList(request: Request, actor: AdminActor) {
  const locale = localeOf(request)
  const filters = filtersOf(request)
  const [list, categories] = await Promise.all([listPostsToEdit(filters, locale), listCategoryChoices(locale)])
  const title = translator(locale, 'content')('posts.title')
  const head = requestHead(request, { title, description: title, path: paths.adminPosts(), isIndexable: false })
  const data = {
    ...{ head, list, categories, filters: { ...filters, page: list.page } },
    mayReview: actor.permissions.has('blog.review'),
  }
  return json(data, { headers: privateHeaders })
}

export type PostListData = Awaited<ReturnType<Awaited<ReturnType<typeof loadPostList>>['json']>>

/** What a list does not show whole, it does not approve. @throws DomainError not_found `content.unknown`, conflict `content.claims_first` */
async function approveUnread(actor: AdminActor, asked: PostStepAsked): Promise<void> {
  const { text } = await readPostText(await getPostRow(asked.id))
  if ((await claimsIn(text, postFields)).length > 0) throw new DomainError('conflict', 'content.claims_first')
  await stepPost(actor, asked)
}

/** Approves a post from the list or sends it back with a note; the list comes back as it was filtered. */
export async function submitPostList(request: Request, actor: AdminActor) {
  const locale = localeOf(request)
  const { intent, post, version, note } = await readAnswers(request, listDecisionForm)
  const back = paths.adminPosts(postListSearch(filtersOf(request)))
  const asked = { id: post, version, step: intent, note: note || null }
  const outcome = await outcomeOf(intent === 'approve' ? approveUnread(actor, asked) : stepPost(actor, asked))
  if (outcome.done) return accepted(back, translator(locale, 'content')(`done.${intent}`))
  return toasted(back, { tone: 'error', text: translator(locale, 'errors')(outcome.refusal.code) })
}
