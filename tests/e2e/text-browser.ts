import type { APIRequestContext } from '@playwright/test'

/**
 * A reader of pages without script, style or pictures, as text browsers are: it fetches documents, follows links by their words,
 * fills in fields by their labels and presses buttons by theirs. What it cannot find is an error.
 */

type Attributes = Record<string, string>
type Element = { attributes: Attributes; text: string }
type Form = { action: string; method: string; fields: [string, string][]; buttons: Element[]; html: string }

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' }

function decoded(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
}

/** The words between tags, as they are read. */
function wordsOf(html: string): string {
  return decoded(html.replace(/<!--.*?-->/gs, '').replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
}

function attributesOf(tag: string): Attributes {
  const pairs = [...tag.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)]
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]))
}

/** Elements of a name that do not hold others of that name. */
function elements(html: string, name: string): Element[] {
  return [...html.matchAll(new RegExp(`<${name}(\\s[^>]*)?>(.*?)</${name}>`, 'gs'))].map(
    ([, tag = '', content = '']) => ({ attributes: attributesOf(tag), text: content }),
  )
}

/** What a form sends when nobody touches it, in the order of the page. */
function untouched(html: string): [string, string][] {
  const controls = html.matchAll(
    /<input(\s[^>]*)>|<textarea(\s[^>]*)>(.*?)<\/textarea>|<select(\s[^>]*)>(.*?)<\/select>/gs,
  )
  return [...controls].flatMap(([, input, area, content = '', select, options = '']): [string, string][] => {
    const attributes = attributesOf(input ?? area ?? select ?? '')
    const { name, type = 'text', value } = attributes
    if (!name) return []
    if (area !== undefined) return [[name, decoded(content)]]
    if (select !== undefined) {
      const all = elements(options, 'option').map(({ attributes: option }) => option)
      return [[name, (all.find((option) => 'selected' in option) ?? all[0])?.value ?? '']]
    }
    if (type === 'checkbox' || type === 'radio') return 'checked' in attributes ? [[name, value ?? 'on']] : []
    return [[name, value ?? '']]
  })
}

function formsOf(html: string): Form[] {
  return elements(html, 'form').map(({ attributes, text }) => ({
    action: attributes.action ?? '',
    method: (attributes.method ?? 'get').toLowerCase(),
    fields: untouched(text),
    buttons: elements(text, 'button'),
    html: text,
  }))
}

/** The control that a label names, by `for` or by standing in it. */
function labelled(html: string, label: string): Attributes {
  const found = elements(html, 'label').find(({ text }) => wordsOf(text).startsWith(label))
  if (!found) throw new Error(`No field is labelled ${label}`)
  const inside = /<(?:input|select|textarea)(\s[^>]*)>/.exec(found.text)?.[1]
  if (inside) return attributesOf(inside)
  const tags = [...html.matchAll(/<(?:input|select|textarea)(\s[^>]*)>/g)].map(([, tag = '']) => attributesOf(tag))
  const control = tags.find(({ id }) => id === found.attributes.for)
  if (!control) throw new Error(`The label ${label} names nothing`)
  return control
}

export class TextBrowser {
  url = ''
  status = 0
  html = ''

  constructor(
    private readonly request: APIRequestContext,
    private readonly origin: string,
  ) {}

  get text(): string {
    return wordsOf(this.html.replace(/<head>.*?<\/head>/s, ''))
  }

  async open(path: string): Promise<void> {
    await this.read(await this.request.get(new URL(path, this.url || this.origin).href))
  }

  /** Follows the first link whose words contain these. */
  async follow(words: string): Promise<void> {
    const link = elements(this.html, 'a').find(({ text }) => wordsOf(text).includes(words))
    if (!link?.attributes.href) throw new Error(`No link says ${words}`)
    await this.open(link.attributes.href)
  }

  /** The words on the buttons of the page. */
  get buttons(): string[] {
    return elements(this.html, 'button').map(({ text }) => wordsOf(text))
  }

  /** Fills in fields by their labels (true checks a box or a radio button) and presses the last button that says these words. */
  async press(words: string, answers: Record<string, string | true> = {}): Promise<void> {
    const form = formsOf(this.html).findLast(({ buttons }) => buttons.some(({ text }) => wordsOf(text) === words))
    if (!form) throw new Error(`No button says ${words}`)
    const sent = new Map(form.fields)
    for (const [label, answer] of Object.entries(answers)) {
      const { name = '', value = 'on' } = labelled(form.html, label)
      sent.set(name, answer === true ? value : answer)
    }
    const button = form.buttons.findLast(({ text }) => wordsOf(text) === words)!.attributes
    if (button.name) sent.set(button.name, button.value ?? '')
    const address = new URL(form.action, this.url)
    const headers = { Origin: address.origin }
    await this.read(
      form.method === 'post'
        ? await this.request.post(address.href, { form: Object.fromEntries(sent), headers })
        : await this.request.get(address.href, { params: Object.fromEntries(sent) }),
    )
  }

  private async read(response: Awaited<ReturnType<APIRequestContext['get']>>): Promise<void> {
    this.url = response.url()
    this.status = response.status()
    this.html = await response.text()
  }
}
