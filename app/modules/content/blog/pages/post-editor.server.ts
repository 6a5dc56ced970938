import { dayMs } from '#app/core/calendar/durations.ts'
import type { ProviderActor } from '#app/core/actor.ts'
import { forbidden, orRefused } from '#app/core/answer/answer.server.ts'
import { newYork, wallText } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { localeOf, locales } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { readTextPage } from '#app/modules/content/pages/text-page.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { areaOf, editorPaths } from '../editor-paths.ts'
import { fieldsFor, publishFaults, seoWarnings } from '../post-fields.ts'
import { isOfDoctor, mayEdit, type PostActor, stepsFor } from '../post-rights.ts'
import { previewToken } from '../preview-token.server.ts'
import { countViews, listCategoryChoices, overdueMark } from '../queries/listed-posts.server.ts'
import { readMonthUse } from '../queries/month-use.server.ts'
import { getPostFor, type PostRow, readPostText } from '../queries/post-text.server.ts'

const headOf = (request: Request, title: string, path: string) =>
  requestHead(request, { title, description: title, path, isIndexable: false })

const dayLater = () => now() + dayMs
const fieldText = (instant: number) => wallText(instant, newYork).slice(0, 16)

function postFacts(post: PostRow, views: number, actor: PostActor) {
  const { number, version, status, draftStatus, publishAt, returnNote, reviewDueOn, redirectTo } = post
  const ahead = publishAt !== null && publishAt > now() ? publishAt : null
  return {
    ...{ number, version, status, draftStatus, publishAt, returnNote, reviewDueOn, redirectTo, views },
    isOfDoctor: isOfDoctor(post),
    wish: fieldText(ahead ?? dayLater()),
    /** When its author wants it to appear, in the text of a field; empty is at once. Null when they are not asked. */
    asked: isOfDoctor(post) && ['draft', 'needs_changes'].includes(status) ? (ahead ? fieldText(ahead) : '') : null,
    appearsAt: status === 'in_review' ? ahead : null,
    overdue: overdueMark(reviewDueOn, wallText(now(), newYork).slice(0, 10)),
    steps: stepsFor(actor, post),
    maySign: actor.scope === 'admin' && actor.permissions.has('blog.medical_sign'),
  }
}

/** What the editor of a post shows, whoever opens it. Doctors do not learn who of the administration has kept a text. */
async function readPostEditor(request: Request, actor: PostActor, post: PostRow) {
  const locale = localeOf(request)
  const { id } = post
  const area = areaOf(actor)
  const [kept, categories, views] = await Promise.all([
    readPostText(post),
    listCategoryChoices(locale),
    countViews([id]),
  ])
  const facts = postFacts(post, views.get(id) ?? 0, actor)
  const page = await readTextPage(request, actor, { subject: { kind: 'post', id }, fields: fieldsFor(facts), kept })
  const { text } = page
  const t = translator(locale, 'content')
  const revisions = page.revisions.map((revision) =>
    area === 'office' && !revision.isOwn && revision.by !== null
      ? { ...revision, by: t('revisions.editors') }
      : revision,
  )
  return {
    head: headOf(request, t('post.edit'), editorPaths[area].post(id)),
    ...{ area, id, categories, me: actor.name },
    page: { ...page, revisions },
    title: text[`title.${locale}`] ?? locales.map((each) => text[`title.${each}`]).find(Boolean) ?? null,
    post: facts,
    seo: seoWarnings(text),
    missing: publishFaults(kept.text),
    preview: paths.blog(String(post.number), { preview: previewToken(id) }),
  }
}

export type PostPageData = Awaited<ReturnType<typeof readPostEditor>>

/** The editor of a post. */
export async function loadPostPage(request: Request, actor: PostActor, id: string) {
  const post = await orRefused(getPostFor(actor, id))
  return json(await readPostEditor(request, actor, post), { headers: privateHeaders })
}

/** What the editor shows without a post. */
async function readNewPost(request: Request, actor: PostActor) {
  const locale = localeOf(request)
  const area = areaOf(actor)
  const [categories, use] = await Promise.all([
    listCategoryChoices(locale),
    actor.scope === 'provider' ? readMonthUse({ id: actor.providerId!, tier: actor.tier }) : null,
  ])
  const head = headOf(request, translator(locale, 'content')('post.new'), editorPaths[area].post(null))
  return { head, area, categories, use }
}

export async function loadNewPost(request: Request, actor: PostActor) {
  return json(await readNewPost(request, actor), { headers: privateHeaders })
}

/** The post that an address names; null when it names none. */
export const namedPost = (request: Request): string | null => new URL(request.url).searchParams.get('id')

/**
 * A doctor's editor of their own post, or of a new one. Whoever has no profile has none; a level without the blog is told what it is, which
 * a post of somebody else is not.
 */
export async function loadOwnPost(request: Request, actor: ProviderActor) {
  const id = namedPost(request)
  const post = id === null ? null : await orRefused(getPostFor(actor, id))
  if (actor.providerId === null) forbidden()
  if (!mayEdit(actor)) {
    const head = headOf(request, translator(localeOf(request), 'content')('own.title'), paths.officePost())
    return json({ kind: 'locked', head } as const, { status: 403, headers: privateHeaders })
  }
  const data = post
    ? ({ kind: 'post', ...(await readPostEditor(request, actor, post)) } as const)
    : ({ kind: 'new', ...(await readNewPost(request, actor)) } as const)
  return json(data, { headers: privateHeaders })
}

export type OwnPostData = Awaited<ReturnType<Awaited<ReturnType<typeof loadOwnPost>>['json']>>
