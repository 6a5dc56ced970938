import { json, notFound, privateHeaders, redirect } from '#app/core/http.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { type Locale, localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { hasLinkAccess } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { maskEmail, maskPhone } from '#app/modules/action-links/mask-contact.ts'
import { isTokenShape } from '#app/modules/action-links/token-shape.ts'
import { sendCodeThen, takeTypedCode, waitNote } from '#app/modules/booking/links/pages/code-gate.server.ts'
import { paths } from '#app/paths.ts'
import { enterCareCode, sendCareCode } from '../commands/link-code.server.ts'
import { recordCaseRead } from '../commands/record-read.server.ts'
import type { LinkParty } from '../care-links.server.ts'
import type { CareCase } from '../case-sealed.server.ts'
import { findCareLink } from '../queries/care-link.server.ts'
import { openDocument } from '../queries/case-parts.server.ts'
import { readForPatient, readForRecipient } from '../queries/linked-case.server.ts'
import { contentDisposition, privateFile } from './document-file.server.ts'
import { careHead } from './open-coordination.server.ts'

/** What a link opens for this browser. A token that is unknown, of another kind, expired or revoked is the same 404. Writes nothing. */
export async function openLink(request: Request, token: string) {
  const opened = (isTokenShape(token) ? await findCareLink(token) : null) ?? notFound()
  return { ...opened, isOpen: hasLinkAccess(request, opened.link) }
}

type Opened = Awaited<ReturnType<typeof openLink>>

const maskedContact = ({ contact }: Opened) =>
  contact.phone === null ? maskEmail(contact.email ?? '') : maskPhone(contact.phone)

const readFor = (party: LinkParty, row: CareCase, locale: Locale) =>
  party === 'patient' ? readForPatient(row, locale) : readForRecipient(row, locale)

/** Before the code a masked contact; where it is typed; then the referral, whose reading is recorded. */
async function viewOf(request: Request, opened: Opened, locale: Locale) {
  const { party, row, isOpen } = opened
  if (!isOpen && new URL(request.url).searchParams.has('code')) {
    const note = await waitNote(request, () => translator(locale, 'association-member')('codesUsedUp'))
    return { view: 'code', contact: maskedContact(opened), note: note ?? null } as const
  }
  if (!isOpen) return { view: 'gate', contact: maskedContact(opened) } as const
  const shown = await readFor(party, row, locale)
  await recordCaseRead(null, row.id, 'case')
  return { view: 'open', shown, ids: { message: newId(), document: newId() } } as const
}

export async function loadPublicPage(request: Request, token: string) {
  const opened = await openLink(request, token)
  const locale = localeOf(request)
  const shown = await viewOf(request, opened, locale)
  const title = translator(locale, 'coordination')('public.title')
  // No token in the address of the head.
  const head = careHead(request, title, paths.carePublic(':token'))
  return json({ head, token, ...shown }, { headers: privateHeaders })
}

const entry = (token: string) => paths.carePublic(token, { code: 'entry' })

/** "Send me a code", to the contact on file. */
export function askForCode(request: Request, opened: Opened): Promise<Response> {
  const places = { page: paths.carePublic(opened.token), entry: entry(opened.token) }
  return sendCodeThen(opened.link, places, () => sendCareCode(opened, localeOf(request)))
}

/** A typed code: the right one opens the page for this browser. */
export function takeCode(request: Request, opened: Opened) {
  const page = paths.carePublic(opened.token)
  return takeTypedCode(request, opened.link, page, (typed) => enterCareCode(opened, typed))
}

/** The file of a document for who has typed the code; the patient's own, those meant for them, or what the recipient was sent. */
export async function publicDocument(request: Request, token: string, documentId: string): Promise<Response> {
  const { row, party, isOpen } = await openLink(request, token)
  if (!isOpen) return redirect(paths.carePublic(token), { headers: privateHeaders })
  const shown = await readFor(party, row, localeOf(request))
  const listed = shown.party === 'patient' ? shown.documents : (shown.open?.documents ?? [])
  const document = listed.some(({ id }) => id === documentId) ? await openDocument(row.id, documentId) : null
  if (!document) notFound()
  await recordCaseRead(null, row.id, 'document')
  return privateFile(document, contentDisposition(document.mime, row.reference))
}
