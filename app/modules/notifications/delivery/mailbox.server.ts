import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createTransport } from 'nodemailer'
import { now } from '#app/core/clock.ts'
import { createDurably } from '#app/core/crypto/durable-file.server.ts'
import { decryptFile, encryptFile, FieldDecryptionError } from '#app/core/crypto/field-encryption.server.ts'
import { type Env, env } from '#app/core/env.server.ts'
import { mailOptions } from './mail-format.server.ts'
import type { ComposedMail, ComposedSms, Transport } from '../transport.ts'

/** A message in the mailbox: sealed as DATA_DIR/mailbox/<key>.sealed, under the field key of its time and bound to its own. */
export type MailboxEntry = Readonly<{
  key: string
  channel: 'sms' | 'email'
  to: string
  subject: string | null
  text: string
  html: string | null
  /** An e-mail as a mail server would have got it. */
  raw: string | null
  attachments: readonly Readonly<{ name: string; type: string; content: string }>[]
  /** Epoch milliseconds. */
  keptAt: number
}>

type MailboxEnv = Pick<Env, 'DEMO_DATA' | 'SMTP_URL' | 'SMS_GATEWAY_URL' | 'SITE_URL'>

/**
 * Whether a page may show the mailbox at all: with demo data, where no message leaves the machine and the site has no address of its own.
 * Whom it is shown to is another question: `isFromOwnMachine`.
 */
export function isMailboxShown({ DEMO_DATA, SMTP_URL, SMS_GATEWAY_URL, SITE_URL }: MailboxEnv): boolean {
  return DEMO_DATA && SMTP_URL === '' && SMS_GATEWAY_URL === '' && SITE_URL === ''
}

const folder = () => resolve(env.DATA_DIR, 'mailbox')
const sealed = /^([0-9a-f]{40})\.sealed$/
/** What older versions kept, readable by whoever can read the disk. */
const plain = /^[0-9a-f]{40}\.(?:json|eml)$/
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

// The file's name is the message's key: a message that comes again finds its file and is dropped.
function keep(entry: MailboxEntry): string {
  const text = encryptFile(JSON.stringify(entry), { folder: 'mailbox', name: entry.key })
  createDurably(resolve(folder(), `${entry.key}.sealed`), text)
  return entry.key
}

function contents({ key, channel, to }: ComposedMail | ComposedSms) {
  return { key, channel, to, keptAt: now() }
}

/** Keeps e-mail on this machine. What is configured without a mail server; such mail reaches nobody. */
export const mailboxForMail: Transport<ComposedMail> = {
  async send(message) {
    const { message: raw } = await composer.sendMail(mailOptions(message))
    const { subject, text, html, calendar } = message
    const attachments = calendar
      ? [{ name: 'appointment.ics', type: `text/calendar; method=${calendar.method}`, content: calendar.content }]
      : []
    return keep({ ...contents(message), subject, text, html, raw: raw.toString(), attachments })
  },
}

/** Keeps text messages on this machine. */
export const mailboxForSms: Transport<ComposedSms> = {
  send(message) {
    return Promise.resolve(
      keep({ ...contents(message), subject: null, text: message.text, html: null, raw: null, attachments: [] }),
    )
  },
}

async function fileNames(shape: RegExp): Promise<string[]> {
  try {
    return (await readdir(folder())).filter((name) => shape.test(name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/**
 * The entry of a sealed file.
 * @param keyOf the keys of another DATA_DIR than this process has
 * @throws FieldDecryptionError when it was changed, bears another's name, or its key is gone
 */
export function openEntry(text: string, name: string, keyOf?: (id: string) => Buffer | undefined): MailboxEntry {
  return JSON.parse(decryptFile(text, { folder: 'mailbox', name: sealed.exec(name)![1]! }, keyOf)) as MailboxEntry
}

/** A file that does not open any more is none of the mailbox's: it goes with its key, and from the disk with its age. */
function openable(text: string, name: string): MailboxEntry[] {
  try {
    return [openEntry(text, name)]
  } catch (error) {
    if (error instanceof FieldDecryptionError) return []
    throw error
  }
}

/** What the mailbox holds, newest first: how many messages, and those of the newest `limit` that still open. */
export async function listMailbox(limit = 100): Promise<{ total: number; entries: MailboxEntry[] }> {
  const names = await fileNames(sealed)
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(resolve(folder(), name))).mtimeMs })),
  )
  files.sort((one, other) => other.at - one.at || one.name.localeCompare(other.name))
  const newest = files.slice(0, limit)
  const opened = await Promise.all(
    newest.map(async ({ name }) => openable(await readFile(resolve(folder(), name), 'utf8'), name)),
  )
  const entries = opened.flat()
  return { total: files.length - (newest.length - entries.length), entries }
}

/**
 * Removes messages that were kept before an instant (epoch milliseconds), at most so many, and every plain file of an older version
 * whatever its age. The instant lies before every attempt that may still be made: the file is how a second copy is known.
 * @returns how many files are gone.
 */
export async function pruneMailbox(before: number, most: number): Promise<number> {
  let gone = 0
  const names = [...(await fileNames(plain)), ...(await fileNames(sealed)).sort()]
  for (const name of names) {
    if (gone === most) break
    const path = resolve(folder(), name)
    // Another process may have been quicker.
    const kept = await stat(path).catch(() => null)
    if (!kept || (sealed.test(name) && kept.mtimeMs >= before)) continue
    await rm(path, { force: true })
    gone += 1
  }
  return gone
}
