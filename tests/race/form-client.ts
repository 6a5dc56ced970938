import { Agent, type IncomingMessage, request, type RequestOptions } from 'node:http'

export type Answer = { status: number; location: string | null; text: string }

type Form = {
  action: string
  /** What a browser sends of it as it stands: hidden fields, chosen boxes, typed texts. */
  values: Record<string, string>
  /** Names of everything that can be filled in. */
  names: Set<string>
  /** Buttons with a name: the near times. */
  buttons: { name: string; value: string }[]
}

const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' }
const decoded = (text: string) => text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity]!)

function attributes(tag: string): Record<string, string> {
  const found = [...tag.matchAll(/\s([a-zA-Z-]+)(?:="([^"]*)")?/g)]
  return Object.fromEntries(found.map(([, name, value]) => [name!.toLowerCase(), decoded(value ?? '')]))
}

/** The first form of a page to whose action a text belongs, as a browser without scripts sees it. */
export function readForm(html: string, action: string): Form | null {
  for (const [, head, body] of html.matchAll(/<form([^>]*)>([\s\S]*?)<\/form>/g)) {
    const form = attributes(head!)
    if (!form.action?.includes(action)) continue
    const values: Form['values'] = {}
    const names = new Set<string>()
    for (const [tag] of body!.matchAll(/<(?:input|textarea|select)\b[^>]*>/g)) {
      const { name, type = 'text', value = '', checked } = attributes(tag)
      if (!name) continue
      names.add(name)
      if (type === 'checkbox' || type === 'radio' ? checked !== undefined : value !== '') values[name] = value || 'on'
    }
    const buttons = [...body!.matchAll(/<button\b[^>]*>/g)].flatMap(([tag]) => {
      const { name, value = '' } = attributes(tag)
      return name ? [{ name, value }] : []
    })
    return { action: form.action, values, names, buttons }
  }
  return null
}

/** A browser without scripts: one connection that it keeps, cookies, and an address of its own behind the proxy. */
export class FormClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 })
  private readonly cookies: Map<string, string>

  constructor(
    private readonly address: string,
    cookies: Iterable<[string, string]> = [],
  ) {
    this.cookies = new Map(cookies)
  }

  /** Another connection of the same browser. */
  copy(): FormClient {
    return new FormClient(this.address, this.cookies)
  }

  get(url: string): Promise<Answer> {
    return this.ask(url, 'GET')
  }

  post(url: string, fields: Record<string, string>): Promise<Answer> {
    return this.ask(url, 'POST', new URLSearchParams(fields).toString())
  }

  /** Gets where an answer leads to, on the server that gave it. */
  follow(url: string, { location }: Answer): Promise<Answer> {
    return this.get(new URL(location ?? '/', url).href)
  }

  close(): void {
    this.agent.destroy()
  }

  private async ask(url: string, method: string, body = ''): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = {
      'X-Forwarded-For': this.address,
      'Accept-Language': 'en-US',
      ...(cookie ? { Cookie: cookie } : {}),
      ...(method === 'POST'
        ? {
            Origin: new URL(url).origin,
            'Content-Type': 'application/x-www-form-urlencoded',
            'Content-Length': Buffer.byteLength(body),
          }
        : {}),
    }
    const answer = await this.send(url, { method, agent: this.agent, headers: sent }, body)
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk as Buffer)
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      if (/;\s*Max-Age=0\b/i.test(line)) this.cookies.delete(name!)
      else this.cookies.set(name!, value!)
    }
    const text = Buffer.concat(chunks).toString()
    return { status: answer.statusCode!, location: answer.headers.location ?? null, text }
  }

  /** A connection that the server was just closing for idleness is replaced by a new one, once, as browsers do. */
  private send(url: string, options: RequestOptions, body: string, isAgain = false): Promise<IncomingMessage> {
    return new Promise((done, fail) => {
      const sending = request(url, options, done)
      sending.on('error', (error: NodeJS.ErrnoException) => {
        if (isAgain || !sending.reusedSocket || error.code !== 'ECONNRESET') fail(error)
        else this.send(url, options, body, true).then(done, fail)
      })
      sending.end(body)
    })
  }
}
