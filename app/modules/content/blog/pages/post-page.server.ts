import type { AdminActor } from '#app/core/actor.ts'
import { accepted, orRefused, toasted } from '#app/core/answer/answer.server.ts'
import { outcomeOf, type Refusal } from '#app/core/answer/outcome.ts'
import { newYork, readWallTime, wallText } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { answersIn, type FormBody, parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { type Locale, localeOf, locales } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { discardDraft, keepDraft } from '#app/modules/content/commands/keep-draft.server.ts'
import { restoreForm, textOf } from '#app/modules/content/forms.ts'
import { faultyText, readTextPage, refusedText, staleText } from '#app/modules/content/pages/text-page.server.ts'
import type { ContentText } from '#app/modules/content/text-fields.ts'
import { keepPostCover } from '../commands/keep-cover.server.ts'
import { createPost, restorePost, savePost } from '../commands/save-post.server.ts'
import { signPost } from '../commands/sign-post.server.ts'
import { stepPost } from '../commands/step-post.server.ts'
import { intentForm, postForm, signForm, stepForm } from '../forms.ts'
import { postFields, publishFaults, seoWarnings } from '../post-fields.ts'
import { stepsFrom } from '../post-status.ts'
import { previewToken } from '../preview-token.server.ts'
import { countViews, listCategoryChoices, overdueMark } from '../queries/post-list.server.ts'
import { getPostRow, type PostRow, readPostText } from '../queries/post-text.server.ts'

const headOf = (request: Request, title: string, path: string) =>
  requestHead(request, { title, description: title, path, isIndexable: false })

function postFacts(post: PostRow, views: number, actor: AdminActor) {
  const { number, version, status, draftStatus, publishAt, returnNote, reviewDueOn, redirectTo } = post
  return {
    ...{ number, version, status, draftStatus, publishAt, returnNote, reviewDueOn, redirectTo, views },
    wish: wallText(publishAt !== null && publishAt > now() ? publishAt : now() + 86_400_000, newYork).slice(0, 16),
    overdue: overdueMark(reviewDueOn, wallText(now(), newYork).slice(0, 10)),
    steps: stepsFrom(post, actor.permissions),
    maySign: actor.permissions.has('blog.medical_sign'),
  }
}

/** The editor of a post. */
export async function loadPostPage(request: Request, actor: AdminActor, id: string) {
  const locale = localeOf(request)
  const post = await orRefused(getPostRow(id))
  const [kept, categories, views] = await Promise.all([
    readPostText(post),
    listCategoryChoices(locale),
    countViews([id]),
  ])
  const subject = { kind: 'post', id } as const
  const page = await readTextPage(request, actor, { subject, fields: postFields, kept })
  const { text } = page
  const title = text[`title.${locale}`] ?? locales.map((each) => text[`title.${each}`]).find(Boolean)
  const data = {
    head: headOf(request, translator(locale, 'content')('post.edit'), paths.adminPost(id)),
    ...{ id, page, categories, title: title ?? null, me: actor.name },
    post: postFacts(post, views.get(id) ?? 0, actor),
    seo: seoWarnings(text),
    missing: publishFaults(text),
    preview: paths.blog(String(post.number), { preview: previewToken(id) }),
  }
  return json(data, { headers: privateHeaders })
}

export type PostPageData = Awaited<ReturnType<Awaited<ReturnType<typeof loadPostPage>>['json']>>

/** The same editor without a post. */
export async function loadNewPost(request: Request) {
  const locale = localeOf(request)
  const categories = await listCategoryChoices(locale)
  const head = headOf(request, translator(locale, 'content')('post.new'), paths.adminNewPost())
  return json({ head, categories }, { headers: privateHeaders })
}

type TypedPost = { seen: number; text: Record<string, string>; cover: File | null }

function typedPost(body: FormBody): TypedPost {
  const { seen, text, category, origin, coverId, cover, withoutCover } = answersIn(body, postForm)
  const origins = locales.flatMap((locale: Locale) =>
    origin?.[locale] ? [[`origin.${locale}`, origin[locale]] as const] : [],
  )
  return {
    seen,
    cover: cover && cover.size > 0 ? cover : null,
    text: {
      ...textOf(text),
      ...Object.fromEntries(origins),
      ...(category && { category }),
      ...(coverId && withoutCover === undefined && { coverId }),
    },
  }
}

/** Keeps a cover that came with a text; answers the text with it, or what is wrong with the picture. */
async function withCover(actor: AdminActor, { seen, text, cover }: TypedPost): Promise<ContentText | Response> {
  if (!cover) return text
  const outcome = await outcomeOf(keepPostCover(actor, new Uint8Array(await cover.arrayBuffer())))
  return outcome.done ? { ...text, coverId: outcome.value } : (refusedText({ seen }, text, outcome.refusal) as Response)
}

async function save(
  request: Request,
  actor: AdminActor,
  id: string,
  { body, convert }: { body: FormBody; convert: boolean },
) {
  const typed = typedPost(body)
  const faulty = faultyText({ seen: typed.seen }, typed.text, postFields)
  if (faulty) return faulty
  const text = await withCover(actor, typed)
  if (text instanceof Response) return text
  const outcome = await outcomeOf(savePost(actor, { id, seen: typed.seen, text }, convert))
  if (!outcome.done) return refused(outcome.refusal, id, { seen: typed.seen, text })
  const t = translator(localeOf(request), 'content')
  return accepted(paths.adminPost(id), t(convert ? 'done.converted' : 'done.saved'))
}

async function refused(refusal: Refusal, id: string, { seen, text }: { seen: number; text: ContentText }) {
  if (refusal.code !== 'content.changed') return refusedText({ seen }, text, refusal)
  return staleText(text, await readPostText(await orRefused(getPostRow(id))), postFields)
}

/** Begins a post with what was typed into the empty editor. */
export async function submitNewPost(request: Request, actor: AdminActor) {
  const typed = typedPost(await readForm(request))
  const faulty = faultyText({ seen: typed.seen }, typed.text, postFields)
  if (faulty) return faulty
  const text = await withCover(actor, typed)
  if (text instanceof Response) return text
  const outcome = await outcomeOf(createPost(actor, text))
  if (!outcome.done) return refusedText({ seen: 0 }, text, outcome.refusal)
  return accepted(paths.adminPost(outcome.value), translator(actor.locale, 'content')('done.created'))
}

/** Ends a deed that has no text to give back: done with a notice, or refused with one. */
async function ended(work: Promise<unknown>, request: Request, { to, done }: { to: string; done: string }) {
  const outcome = await outcomeOf(work)
  if (outcome.done) return accepted(to, done)
  return toasted(to, { tone: 'error', text: translator(localeOf(request), 'errors')(outcome.refusal.code) })
}

function step(request: Request, actor: AdminActor, id: string, body: FormBody) {
  const { intent, version, note, publishAt, redirectTo } = answersIn(body, stepForm)
  const asked = { id, version, step: intent, note: note || null, redirectTo: redirectTo || null }
  const work = stepPost(actor, { ...asked, publishAt: readWallTime(publishAt, newYork) })
  const done = translator(localeOf(request), 'content')(`done.${intent}`)
  return ended(work, request, { to: paths.adminPost(id), done })
}

function sign(request: Request, actor: AdminActor, id: string, body: FormBody) {
  const t = translator(localeOf(request), 'content')
  const submission = parseForm(body, signForm)
  if (submission.status !== 'success')
    return toasted(paths.adminPost(id), { tone: 'error', text: t('errors.reviewer') })
  return ended(signPost(actor, { id, ...submission.value }), request, { to: paths.adminPost(id), done: t('done.sign') })
}

/** What an editor does on a post's page. */
export async function submitPostPage(request: Request, actor: AdminActor, id: string): Promise<Response> {
  await orRefused(getPostRow(id))
  const body = await readForm(request)
  const { intent } = answersIn(body, intentForm)
  const t = translator(localeOf(request), 'content')
  const to = paths.adminPost(id)
  switch (intent) {
    case 'save':
    case 'convert':
      return save(request, actor, id, { body, convert: intent === 'convert' }) as Promise<Response>
    case 'discard':
      return ended(discardDraft(actor, { kind: 'post', id }), request, { to, done: t('done.discard') })
    case 'restore':
      return ended(restorePost(actor, { id, ...answersIn(body, restoreForm) }), request, {
        to,
        done: t('done.restore'),
      })
    case 'sign':
      return sign(request, actor, id, body)
    default:
      return step(request, actor, id, body)
  }
}

/** Keeps what is being typed into a post, for its writer. */
export async function keepPostDraft(request: Request, actor: AdminActor, id: string) {
  await orRefused(getPostRow(id))
  const { seen, text } = typedPost(await readForm(request))
  await orRefused(keepDraft(actor, { kind: 'post', id }, { seen, text }))
  return json({ keptAt: now() }, { headers: privateHeaders })
}
