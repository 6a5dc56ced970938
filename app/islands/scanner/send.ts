import type { KeptScan } from './queue.ts'
import type { Answer } from './show.ts'

/** What came of sending a form: an answer, a refusal in the server's words, a server that fails, or no network. */
export type Sent =
  | Readonly<{ kind: 'answer'; answer: Answer }>
  | Readonly<{ kind: 'refused'; message: string | null }>
  | Readonly<{ kind: 'failing' }>
  | Readonly<{ kind: 'offline' }>

export const offline: Sent = { kind: 'offline' }

/** A network that is there and answers nothing is none. */
const patienceMs = 10_000

async function messageIn(answer: Response): Promise<string | null> {
  const said = (await answer.json().catch(() => null)) as { message?: unknown } | null
  return typeof said?.message === 'string' ? said.message : null
}

export async function send(address: string, fields: Record<string, string>): Promise<Sent> {
  try {
    const answer = await fetch(address, {
      ...{ method: 'POST', body: new URLSearchParams(fields), headers: { Accept: 'application/json' } },
      signal: AbortSignal.timeout(patienceMs),
    })
    // The pairing has ended, or nobody is signed in any more: the page says so.
    if (answer.status === 401) location.reload()
    if (answer.status >= 500) return { kind: 'failing' }
    if (!answer.ok) return { kind: 'refused', message: await messageIn(answer) }
    return { kind: 'answer', answer: (await answer.json()) as Answer }
  } catch {
    return offline
  }
}

export const sendScan = (address: string, { key, code, at }: KeptScan, isLate: boolean): Promise<Sent> =>
  send(address, { key, code, at: String(at), ...(isLate && { offline: '1' }) })
