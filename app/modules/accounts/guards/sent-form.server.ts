import type { ProviderActor } from '#app/core/actor.ts'
import { readFields } from '#app/core/form/form-body.server.ts'
import { paths } from '#app/paths.ts'
import { claimForm } from '../unsent/commands/claim-form.server.ts'
import { keepForm } from '../unsent/commands/keep-form.server.ts'
import type { FormBody } from '../unsent/sealed-body.server.ts'
import { isUnsentFormPath, ownPathOf, refererPathOf, returnPathOf } from './return-path.server.ts'

/** Far above every form of the private areas. */
const mostBytes = 64 * 1024
const formType = /^(?:application\/x-www-form-urlencoded|(multipart\/form-data))\s*(?:;|$)/i
/** Names of fields that hold what opens something, or the ballot of a poll and its receipt. A form with one is kept nowhere. */
const secretName =
  /pass(?:word|wd|code|phrase)|pwd|secret|otp|credential|(?:^|[^a-z])pin(?:$|[^a-z])|^ballot|^receipt$/i

/**
 * Reads the body of a request whose handler is not going to read it. Null for what is not kept: another kind of body, more than 64 kB,
 * no field at all, a chosen file, or a field that could be a password.
 */
export async function readFormBody(request: Request): Promise<FormBody | null> {
  const type = request.headers.get('Content-Type') ?? ''
  const [known, multipart] = formType.exec(type) ?? []
  if (!known || request.bodyUsed || Number(request.headers.get('Content-Length') ?? 0) > mostBytes) return null
  const fields: [string, string][] = []
  let bytes = 0
  for (const [name, value] of (await readFields(request)) ?? []) {
    if (secretName.test(name)) return null
    if (typeof value === 'string') fields.push([name, value])
    else if (value.size > 0) return null
    bytes += Buffer.byteLength(name) + (typeof value === 'string' ? Buffer.byteLength(value) : 0)
  }
  return fields.length > 0 && bytes <= mostBytes ? { fields, isMultipart: multipart !== undefined } : null
}

type Sender = Pick<ProviderActor, 'userId'>

/**
 * Keeps what a refused request carries, for the person whose session time has ended. Reads the request's body: only for a request that
 * goes no further.
 * @returns the page at which its owner finds it; null when there is nothing to keep, see `readFormBody`.
 */
export async function keepSentForm(sender: Sender, request: Request): Promise<string | null> {
  if (request.method !== 'POST') return null
  const path = ownPathOf(request)
  if (path === null || isUnsentFormPath(path)) return null
  const body = await readFormBody(request)
  if (body === null) return null
  const from = returnPathOf(request)
  const page = from === null || isUnsentFormPath(from) ? path : from
  return paths.unsentForm(await keepForm(sender, { path, page, body }))
}

const pageOfForm = /^\/provider\/unsent\/([\w-]{1,64})(?:\?seen=(\d{1,15}))?$/

/**
 * Notes that a kept form is being sent, when this request comes from its page. The address of the page says in which state its reader saw
 * the form (`seen`: when it was sent before).
 * @returns the page of the form for a press that came too late and must not take effect; null when the request may go on.
 */
export async function claimSentForm(sender: Sender, request: Request): Promise<string | null> {
  if (request.method !== 'POST') return null
  const [, id, seen] = pageOfForm.exec(refererPathOf(request) ?? '') ?? []
  const path = ownPathOf(request)
  if (!id || path === null) return null
  const mayGoOn = await claimForm(sender, { id, path, seen: seen === undefined ? null : Number(seen) })
  return mayGoOn ? null : paths.unsentForm(id)
}
