import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { endWithPage } from '../answer/answer.server.ts'
import { isExcessive, positionOf } from './form-names.ts'

export type Field = readonly [name: string, value: string | File]

/** What a form has sent: read and bounded, and nothing built of it. Only `parseForm` looks inside, by the names of a schema. */
export type FormBody = Readonly<{ kind: 'form' }>

const fieldsOfBody = new WeakMap<FormBody, readonly Field[]>()

/** Fields that a form may have, if its page does not know of more. */
const mostFields = 500

function refuse(): never {
  endWithPage({ status: 400 })
}

/** Whether `part` stands in `bytes` more than `most` times. */
function isOften(part: string, bytes: Buffer, most: number): boolean {
  let count = 0
  for (let at = bytes.indexOf(part); at !== -1 && count <= most; at = bytes.indexOf(part, at + part.length)) count += 1
  return count > most
}

async function readParts(bytes: Buffer, type: string, most: number): Promise<Field[] | null> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  // One boundary more than parts: the last one ends the body.
  if (boundary === undefined || isOften(`--${boundary}`, bytes, most + 1)) return null
  const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => null)
  return form && [...form]
}

/**
 * The fields in the body of a request, in their order. Null for what is none (JSON, a broken multipart), for more than `most` fields, and
 * for a name that is deeper or counts further than any form of ours: all found before anything is built of it.
 */
export async function readFields(request: Request, most = mostFields): Promise<readonly Field[] | null> {
  const type = request.headers.get('Content-Type') ?? ''
  const isMultipart = /^multipart\/form-data\s*;/i.test(type)
  if (!isMultipart && !/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) return null
  const bytes = Buffer.from(await request.arrayBuffer())
  if (!isMultipart && isOften('&', bytes, most - 1)) return null
  const fields = isMultipart ? await readParts(bytes, type, most) : [...new URLSearchParams(bytes.toString('utf8'))]
  return fields?.some(([name]) => isExcessive(name)) ? null : fields
}

/**
 * The form in the body of a request; a body of which `readFields` makes none ends the action with 400.
 * @param fields how many a form may have whose page knows of more than 500
 */
export async function readForm(request: Request, fields = mostFields): Promise<FormBody> {
  return formBody((await readFields(request, Math.max(fields, mostFields))) ?? refuse())
}

export function formBody(fields: Iterable<Field>): FormBody {
  const body: FormBody = { kind: 'form' }
  fieldsOfBody.set(body, [...fields])
  return body
}

/**
 * Parses a form body with a schema. Answers conform's submission: `value` when it is valid, else `reply()` holds what was
 * typed and an error key for each field. A field that the schema does not name is left out unread, so that a page from before a
 * deploy loses nothing else; one past the end of an array ends the action with 400. U+0000 is left out of every text: nobody types it,
 * and PostgreSQL cannot keep it.
 */
export function parseForm<Schema extends z.ZodType>(body: FormBody, schema: Schema) {
  const known = new FormData()
  for (const [name, value] of fieldsOfBody.get(body) ?? []) {
    const position = positionOf(schema, name)
    if (position === 'beyond') refuse()
    if (position === 'known') known.append(name, typeof value === 'string' ? value.replaceAll('\0', '') : value)
  }
  return parseWithZod(known, { schema })
}

/** The answers of a form in which nothing is typed, so that nothing can be put right: what its schema does not take ends the action with 400. */
export function answersIn<Schema extends z.ZodType>(body: FormBody, schema: Schema): z.output<Schema> {
  const submission = parseForm(body, schema)
  return submission.status === 'success' ? submission.value : refuse()
}

/** `answersIn` the body of a request. @param fields as `readForm` takes it */
export async function readAnswers<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  fields?: number,
): Promise<z.output<Schema>> {
  return answersIn(await readForm(request, fields), schema)
}
