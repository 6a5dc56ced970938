import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createTransport } from 'nodemailer'
import { now } from '#app/core/clock.ts'
import { createDurably } from '#app/core/crypto/durable-file.server.ts'
import { type Env, env } from '#app/core/env.server.ts'
import { mailOptions } from './mail-format.server.ts'
import type { ComposedMail, ComposedSms, Transport } from './transport.ts'

/** A message in the mailbox: DATA_DIR/mailbox/<key>.json; an e-mail's raw bytes stand beside it as <key>.eml. */
export type MailboxEntry = Readonly<{
  key: string
  channel: 'sms' | 'email'
  to: string
  subject: string | null
  text: string
  html: string | null
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
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

// The file's name is the message's key: a message that comes again finds its file and is dropped.
function keep(entry: MailboxEntry): string {
  createDurably(resolve(folder(), `${entry.key}.json`), JSON.stringify(entry, null, 2))
  return entry.key
}

function contents({ key, channel, to }: ComposedMail | ComposedSms) {
  return { key, channel, to, keptAt: now() }
}

/** Keeps e-mail on this machine. What is configured without a mail server; such mail reaches nobody. */
export const mailboxForMail: Transport<ComposedMail> = {
  async send(message) {
    const { message: raw } = await composer.sendMail(mailOptions(message))
    createDurably(resolve(folder(), `${message.key}.eml`), raw.toString())
    const { subject, text, html, calendar } = message
    const attachments = calendar
      ? [{ name: 'appointment.ics', type: `text/calendar; method=${calendar.method}`, content: calendar.content }]
      : []
    return keep({ ...contents(message), subject, text, html, attachments })
  },
}

/** Keeps text messages on this machine. */
export const mailboxForSms: Transport<ComposedSms> = {
  send(message) {
    return Promise.resolve(
      keep({ ...contents(message), subject: null, text: message.text, html: null, attachments: [] }),
    )
  },
}

async function entryNames(ending = /\.json$/): Promise<string[]> {
  try {
    return (await readdir(folder())).filter((name) => /^[0-9a-f]{40}\./.test(name) && ending.test(name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** What the mailbox holds, newest first: how many messages, and the first `limit` of them. */
export async function listMailbox(limit = 100): Promise<{ total: number; entries: MailboxEntry[] }> {
  const names = await entryNames()
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(resolve(folder(), name))).mtimeMs })),
  )
  files.sort((one, other) => other.at - one.at || one.name.localeCompare(other.name))
  const texts = await Promise.all(files.slice(0, limit).map(({ name }) => readFile(resolve(folder(), name), 'utf8')))
  return { total: files.length, entries: texts.map((text) => JSON.parse(text) as MailboxEntry) }
}

/**
 * Removes messages that were kept before an instant (epoch milliseconds), at most so many. It lies before every attempt that
 * may still be made: the file is how a second copy is known.
 * @returns how many messages are gone; an e-mail's two files count once.
 */
export async function pruneMailbox(before: number, most: number): Promise<number> {
  let gone = 0
  for (const name of (await entryNames(/\.(?:json|eml)$/)).sort()) {
    if (gone === most) break
    const path = resolve(folder(), name)
    // Another process may have been quicker.
    const kept = await stat(path).catch(() => null)
    if (!kept || kept.mtimeMs >= before) continue
    await rm(path, { force: true })
    if (name.endsWith('.json')) gone += 1
  }
  return gone
}
