import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance, type i18n, type Resource, type TFunction } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { siteName } from '#app/core/site.server.ts'
import { i18nOptions } from './i18n-options.ts'
import { type Locale, locales } from './locale.ts'
import type { Namespace } from './namespaces.ts'

type Texts = Readonly<Record<string, unknown>>

/** The same texts for a command that runs as it is, without the build that puts them into the bundle. */
function readFiles(): Record<string, Texts> {
  const folder = join(import.meta.dirname, '../../locales')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  const textsIn = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Texts
  return Object.fromEntries(names.map((name) => [`locales/${name}`, textsIn(name)]))
}

const files = import.meta.env
  ? import.meta.glob<Texts>('../../locales/*/*.json', { eager: true, import: 'default' })
  : readFiles()

function resources(): Resource {
  const all: Resource = {}
  for (const [path, texts] of Object.entries(files)) {
    const [, locale, namespace] = /locales\/([^/]+)\/([^/]+)\.json$/.exec(path)!
    ;(all[locale!] ??= {})[namespace!] = texts as Resource[string][string]
  }
  return all
}

type Resolve = (code: string, fallback?: unknown) => readonly string[]

/**
 * i18next finds out anew with every text which languages it may be in, and has Intl put the language's code in order for that: a third of
 * what a text costs, and a list has hundreds. The answer is the same each time.
 */
function rememberHierarchies({ services: { languageUtils } }: i18n): void {
  const utils = languageUtils as { toResolveHierarchy: Resolve }
  const resolve = utils.toResolveHierarchy.bind(utils)
  const known = new Map<string, readonly string[]>()
  utils.toResolveHierarchy = (code, fallback) => {
    if (fallback !== undefined) return resolve(code, fallback)
    const codes = known.get(code) ?? resolve(code)
    known.set(code, codes)
    return codes
  }
}

function instanceFor(locale: Locale, all: Resource): i18n {
  const instance = createInstance()
  instance.use(initReactI18next)
  void instance.init({
    ...i18nOptions,
    lng: locale,
    resources: all,
    initImmediate: false,
    interpolation: { escapeValue: false, defaultVariables: { siteName: siteName(locale) } },
  })
  rememberHierarchies(instance)
  return instance
}

/** One i18next instance a locale, made once: texts never change while the process lives. */
export const i18nOf: Readonly<Record<Locale, i18n>> = (() => {
  const all = resources()
  return Object.fromEntries(locales.map((locale) => [locale, instanceFor(locale, all)])) as Record<Locale, i18n>
})()

/** The `t` of a locale and namespace, for loaders, actions and messages. */
export function translator<N extends Namespace = 'site'>(locale: Locale, namespace?: N): TFunction<N> {
  return i18nOf[locale].getFixedT(locale, namespace ?? ('site' as N)) as TFunction<N>
}
