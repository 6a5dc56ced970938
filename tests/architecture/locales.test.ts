import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales } from '#app/core/i18n/locale.ts'
import { filesUnder, isTest } from './source-files.ts'

type Texts = { [key: string]: string | string[] | Texts }

function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>()
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'object' && !Array.isArray(value)) {
      for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text)
    } else {
      flat.set(prefix + key, Array.isArray(value) ? value.join('\n') : value)
    }
  }
  return flat
}

const namespaces = readdirSync('app/locales/zh-Hans').map((file) => file.replace('.json', ''))
const read = (locale: string, namespace: string) =>
  flatten(JSON.parse(readFileSync(`app/locales/${locale}/${namespace}.json`, 'utf8')) as Texts)
const placeholders = (text: string) => [...new Set([...text.matchAll(/{{\s*(\w+)/g)].map((match) => match[1]!))].sort()
// English needs two plural forms where Chinese has one.
const withoutPlural = (key: string) => key.replace(/_(one|other)$/, '')

/** Every ending of what the pattern catches: a key is looked for wherever it stands in a longer word. */
function endingsOf(code: string, pattern: RegExp): Set<string> {
  const whole = new Set([...code.matchAll(pattern)].map((match) => match[1]!))
  return new Set([...whole].flatMap((text) => Array.from(text, (_, index) => text.slice(index))))
}

/**
 * Whether code names a key: `t('a.b')`, `t('ns:a.b')`, `i18nKey="a.b"`, or one with a computed last part, t(`a.${x}`). The code is read
 * once for all keys, which are ten thousand.
 */
function namedIn(code: string): (namespace: string, key: string) => boolean {
  const quoted = new Set([...code.matchAll(/'(?=([\w.-]+)')/g)].map((match) => match[1]!))
  const inMarkup = new Set([...code.matchAll(/i18nKey="([\w.-]+)"/g)].map((match) => match[1]!))
  const withNamespace = endingsOf(code, /([\w-]+:[\w.-]+)'/g)
  const begun = endingsOf(code, /([\w.-]+)\.\$\{/g)
  return (namespace, key) =>
    quoted.has(key) ||
    inMarkup.has(key) ||
    withNamespace.has(`${namespace}:${key}`) ||
    key.split('.').some((_, index, parts) => index > 0 && begun.has(parts.slice(0, index).join('.')))
}

describe('texts', () => {
  it('exist for the same namespaces in every locale', () => {
    for (const locale of locales) {
      expect(readdirSync(`app/locales/${locale}`).sort()).toEqual(namespaces.map((name) => `${name}.json`).sort())
    }
  })

  it.each(namespaces)('%s: the same keys and placeholders in every locale, none empty', (namespace) => {
    const source = read('zh-Hans', namespace)
    const keys = [...new Set([...source.keys()].map(withoutPlural))].sort()
    for (const locale of locales) {
      const texts = read(locale, namespace)
      expect([...new Set([...texts.keys()].map(withoutPlural))].sort(), locale).toEqual(keys)
      for (const [key, text] of texts) {
        expect(text.trim(), `${locale} ${key}`).not.toBe('')
        const original = source.get(key) ?? source.get(`${withoutPlural(key)}_other`) ?? source.get(withoutPlural(key))!
        // "1 doctor" may spell its number out.
        if (!key.endsWith('_one')) expect(placeholders(text), `${locale} ${key}`).toEqual(placeholders(original))
      }
    }
  })

  it('are all used', () => {
    const isNamed = namedIn(
      filesUnder(['app', 'server'])
        .filter(({ path }) => !isTest(path))
        .map(({ text }) => text)
        .join('\n'),
    )
    const dead = namespaces
      .filter((name) => name !== 'catalogue')
      .flatMap((namespace) => [...read('zh-Hans', namespace).keys()].map((key) => [namespace, key] as const))
      .filter(([namespace, key]) => !isNamed(namespace, withoutPlural(key)))
      .map(([namespace, key]) => `${namespace}:${key}`)
    expect(dead).toEqual([])
  })

  it('stand in the locale files, not in components', () => {
    const han = /\p{Script=Han}/u
    const speaking = filesUnder(['app'], /\.tsx$/).filter(({ path, text }) => {
      const withoutComments = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      return !isTest(path) && han.test(withoutComments)
    })
    expect(speaking.map(({ path }) => path)).toEqual([])
  })
})

describe('what depends on a locale', () => {
  it('is data by locale, never a branch: a further locale would fall on one side of it unseen', () => {
    const branch = /[!=]==\s*'(zh-Hans|zh-Hant|en-US)'/
    const branches = filesUnder(['app', 'server'])
      .filter(({ path, text }) => !isTest(path) && branch.test(text))
      .map(({ path }) => path)
    expect(branches).toEqual([])
  })
})
