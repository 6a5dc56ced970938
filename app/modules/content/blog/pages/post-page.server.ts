import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, forbidden, orRefused, toasted } from '#app/core/answer/answer.server.ts'
import { outcomeOf, type Refusal } from '#app/core/answer/outcome.ts'
import { newYork, readWallTime } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { answersIn, type FormBody, parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { type Locale, localeOf, locales } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { restoreForm, textOf } from '#app/modules/content/forms.ts'
import { faultyText, refusedText, staleText } from '#app/modules/content/pages/text-page.server.ts'
import type { ContentText } from '#app/modules/content/text-fields.ts'
import { createPost } from '../commands/create-post.server.ts'
import { keepPostCover } from '../commands/keep-cover.server.ts'
import { discardPostDraft, keepPostDraft } from '../commands/post-drafts.server.ts'
import { restorePost, savePost } from '../commands/save-post.server.ts'
import { signPost } from '../commands/sign-post.server.ts'
import { stepPost } from '../commands/step-post.server.ts'
import { areaOf, editorPaths } from '../editor-paths.ts'
import { intentForm, postForm, signForm, stepForm } from '../forms.ts'
import { fieldsFor } from '../post-fields.ts'
import { isOfDoctor, type PostActor } from '../post-rights.ts'
import { getPostFor, type PostRow, readPostText } from '../queries/post-text.server.ts'
import { namedPost } from './post-editor.server.ts'

const pageOf = (actor: PostActor, id: string) => editorPaths[areaOf(actor)].post(id)

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
async function withCover(actor: PostActor, { seen, text, cover }: TypedPost): Promise<ContentText | Response> {
  if (!cover) return text
  const outcome = await outcomeOf(keepPostCover(actor, new Uint8Array(await cover.arrayBuffer())))
  return outcome.done ? { ...text, coverId: outcome.value } : (refusedText({ seen }, text, outcome.refusal) as Response)
}

/** What somebody does on the page of a post. */
type Deed = Readonly<{ request: Request; actor: PostActor; post: PostRow; body: FormBody }>

async function save({ request, actor, post, body }: Deed, convert: boolean) {
  const { id } = post
  const fields = fieldsFor({ isOfDoctor: isOfDoctor(post) })
  const typed = typedPost(body)
  const faulty = faultyText({ seen: typed.seen }, typed.text, fields)
  if (faulty) return faulty
  const text = await withCover(actor, typed)
  if (text instanceof Response) return text
  const outcome = await outcomeOf(savePost(actor, { id, seen: typed.seen, text }, convert))
  if (!outcome.done) return refused(outcome.refusal, post, { seen: typed.seen, text })
  const t = translator(localeOf(request), 'content')
  return accepted(pageOf(actor, id), t(convert ? 'done.converted' : 'done.saved'))
}

async function refused(refusal: Refusal, post: PostRow, { seen, text }: { seen: number; text: ContentText }) {
  if (refusal.code !== 'content.changed') return refusedText({ seen }, text, refusal)
  const kept = await readPostText(post)
  // Not typed, so not lost: the name of a doctor's profile.
  const own = Object.entries(kept.text).filter(([key]) => isOfDoctor(post) && key.startsWith('author.'))
  return staleText({ ...text, ...Object.fromEntries(own) }, kept, fieldsFor({ isOfDoctor: isOfDoctor(post) }))
}

/** Begins a post with what was typed into the empty editor. */
export async function submitNewPost(request: Request, actor: PostActor): Promise<Response> {
  const typed = typedPost(await readForm(request))
  const faulty = faultyText({ seen: typed.seen }, typed.text, fieldsFor({ isOfDoctor: actor.scope === 'provider' }))
  if (faulty) return faulty as Response
  const text = await withCover(actor, typed)
  if (text instanceof Response) return text
  const outcome = await outcomeOf(createPost(actor, text))
  if (!outcome.done) return refusedText({ seen: 0 }, text, outcome.refusal) as Response
  return accepted(pageOf(actor, outcome.value), translator(actor.locale, 'content')('done.created'))
}

/** Ends a deed that has no text to give back: done with a notice, or refused with one. */
async function ended(work: Promise<unknown>, { request, actor, post }: Deed, done: string) {
  const to = pageOf(actor, post.id)
  const outcome = await outcomeOf(work)
  if (outcome.done) return accepted(to, done)
  return toasted(to, { tone: 'error', text: translator(localeOf(request), 'errors')(outcome.refusal.code) })
}

function step(deed: Deed) {
  const { actor, post, body } = deed
  const { intent, version, note, publishAt, redirectTo } = answersIn(body, stepForm)
  const asked = { id: post.id, version, step: intent, note: note || null, redirectTo: redirectTo || null }
  // A time that cannot be read is none that lies ahead.
  const time = publishAt ? (readWallTime(publishAt, newYork) ?? 0) : null
  const t = translator(localeOf(deed.request), 'content')
  const done = intent === 'approve' && isOfDoctor(post) ? t('done.release') : t(`done.${intent}`)
  return ended(stepPost(actor, { ...asked, publishAt: time }), deed, done)
}

function sign(deed: Deed) {
  const { request, actor, post, body } = deed
  if (actor.scope !== 'admin') forbidden()
  const t = translator(localeOf(request), 'content')
  const submission = parseForm(body, signForm)
  if (submission.status !== 'success')
    return toasted(pageOf(actor, post.id), { tone: 'error', text: t('errors.reviewer') })
  return ended(signPost(actor, { id: post.id, ...submission.value }), deed, t('done.sign'))
}

/** What somebody does on a post's page. */
export async function submitPostPage(request: Request, actor: PostActor, id: string): Promise<Response> {
  const post = await orRefused(getPostFor(actor, id))
  const body = await readForm(request)
  const deed = { request, actor, post, body }
  const { intent } = answersIn(body, intentForm)
  const t = translator(localeOf(request), 'content')
  switch (intent) {
    case 'save':
    case 'convert':
      return save(deed, intent === 'convert') as Promise<Response>
    case 'discard':
      return ended(discardPostDraft(actor, id), deed, t('done.discard'))
    case 'restore':
      return ended(restorePost(actor, { id, ...answersIn(body, restoreForm) }), deed, t('done.restore'))
    case 'sign':
      return sign(deed)
    default:
      return step(deed)
  }
}

/** The same in a doctor's own office, where the address says which post in its query. */
export async function submitOwnPost(request: Request, actor: ProviderActor): Promise<Response> {
  const id = namedPost(request)
  return id === null ? submitNewPost(request, actor) : submitPostPage(request, actor, id)
}

/** Keeps what is being typed into a post, for its writer. */
export async function takePostDraft(request: Request, actor: PostActor, id: string) {
  await orRefused(getPostFor(actor, id))
  const { seen, text } = typedPost(await readForm(request))
  await orRefused(keepPostDraft(actor, id, { seen, text }))
  return json({ keptAt: now() }, { headers: privateHeaders })
}
