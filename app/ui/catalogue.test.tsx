import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { locales } from '#app/core/i18n/locale.ts'
import { catalogue, findExample } from './catalogue.ts'
import { renderInLocale } from './testing.tsx'

const folder = join('app', 'ui')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
const components = sources.filter(
  (file) => file.endsWith('.tsx') && !/\.(test|example)\.tsx$|^testing\.tsx$/.test(file),
)
const every = catalogue.flatMap(({ name, examples }) =>
  examples.map((example) => ({ address: `${name}/${example.title}`, ...example })),
)

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // React writes void elements and boolean attributes in its own, equally valid way.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // A list may bear a name: screen readers say it before the number of items.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
)

function document(locale: string, body: string, page: boolean): string {
  const content = page ? body : `<main><h1>ui</h1><h2>ui</h2>${body}</main>`
  return `<!DOCTYPE html><html lang="${locale}"><head><title>ui</title></head><body>${content}</body></html>`
}

function problems(html: string): string[] {
  const report = validator.validateStringSync(html)
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

describe.each(locales)('examples in %s', (locale) => {
  it.each(every)('$address is complete and valid HTML', ({ render, page = false }) => {
    const html = renderInLocale(<>{render()}</>, locale)
    expect(html.length).toBeGreaterThan(20)
    expect(html).not.toMatch(/undefined|\[object|NaN/)
    expect(html).not.toMatch(/\{\{|\}\}|style="/)
    // A text without words comes out as its key.
    expect(html).not.toMatch(/>[a-z]+\.[a-z]+(\.[a-z]+)*</)
    expect(problems(document(locale, html, page))).toEqual([])
  })
})

describe('the catalogue', () => {
  it('shows every component: each file is reached from an example', () => {
    const importsOf = (file: string) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path]) =>
        join(file, '..', path!),
      )
    const reached = new Set(sources.filter((file) => file.endsWith('.example.tsx')))
    for (const file of reached) for (const next of importsOf(file)) if (sources.includes(next)) reached.add(next)
    expect(components.filter((file) => !reached.has(file))).toEqual([])
  })

  it('has one address an example', () => {
    expect(new Set(every.map(({ address }) => address)).size).toBe(every.length)
    expect(findExample('error-page/status-404')?.page).toBe(true)
    expect(findExample('error-page/none')).toBeUndefined()
    expect(findExample('')).toBeUndefined()
  })

  it('gives every whole page one main element with the id the skip link leads to', () => {
    for (const { render, page } of every) {
      if (page) expect(renderInLocale(<>{render()}</>).match(/<main id="main"|<main [^>]*id="main"/g)).toHaveLength(1)
    }
  })

  it('has a rule in the stylesheets for every class', () => {
    const styles = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(join('app', file), 'utf8'))
      .join('\n')
    const defined = new Set([...styles.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name))
    const utility = /^(contents|mt-4|p-4|max-w-\d+|bg-ink-800)$/
    // Names that carry meaning in the markup only: the default look, and what Lucide adds.
    const unstyled = /^(btn--primary|seal--card|lucide.*)$/
    const used = new Set(
      every.flatMap(({ render }) =>
        [...renderInLocale(<>{render()}</>).matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')),
      ),
    )
    expect(
      [...used].filter((name) => name && !defined.has(name) && !utility.test(name) && !unstyled.test(name)),
    ).toEqual([])
  })
})
