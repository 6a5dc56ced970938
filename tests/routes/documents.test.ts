import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { siteName, siteOrigin } from '#app/core/site.server.ts'
import { changeRequests, rateLimits } from '#drizzle/schema/index.ts'
import { insertUser, signedIn } from '#tests/factories/accounts.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { openPage } from './document-request.ts'
import { headOf } from './page-head.ts'
import { undatedTimes } from './undated-times.ts'
import { naughtyMissing, naughtyStrings } from './naughty-strings.ts'

useSeededDatabase()

const profile = '/doctor/family-medicine/meiling-zhang'
const withoutDemo = [
  '/contact',
  '/unauthorized',
  '/specialty',
  '/location',
  '/location/scarsdale',
  '/doctor?q=zzzzzzzz&lang=yue',
]
const withDemo = [
  '/',
  '/doctor',
  '/doctor?view=map&near=flushing',
  '/doctor/dentistry',
  profile,
  `${profile}/report`,
  '/specialty/dentistry',
  '/location/all',
  '/location/flushing',
  '/location/flushing/all',
  '/location/sunset-park/dentistry',
]
const demoWords = { 'zh-Hans': '虚构', 'zh-Hant': '虛構', 'en-US': 'fictional' }
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')

describe('a page', () => {
  it.each(locales)('is whole and in its own language: %s', async (locale) => {
    for (const path of [...withDemo, ...withoutDemo]) {
      const { status, html } = await openPage(withPrefix(path, locale))
      expect(status, path).toBe(200)
      expect(html, path).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${locale}"`))
      expect(html.match(/<h1[ >]/g), path).toHaveLength(1)
      const [title = ''] = headOf(html).titles
      const ending = ` - ${siteName(locale)}`
      // The site's name gives way where both do not fit.
      expect(title.endsWith(ending) || (title !== '' && (title + ending).length > 60), `${path}: ${title}`).toBe(true)
      expect(html.includes(demoWords[locale]), path).toBe(withDemo.includes(path))
      // A text that is missing shows its key; a placeholder that is not filled shows its braces.
      expect(html.replace(/<script[\s\S]*?<\/script>/g, ''), path).not.toMatch(
        /\{\{|>(?:[a-z]+\.){1,3}[a-zA-Z]+<|undefined|\[object/,
      )
    }
  })

  it('says in each <time> which one it is', async () => {
    let times = 0
    for (const path of ['/', '/blogs', '/doctor', profile, `${profile}/appointment`, '/health-insurance']) {
      const { html } = await openPage(path)
      expect(undatedTimes(html), path).toEqual([])
      times += html.split('<time').length - 1
    }
    expect(times).toBeGreaterThan(10)
    expect(undatedTimes('<p><time>today</time><time dateTime="2026-13-01"></time></p>')).toHaveLength(2)
  })

  it('links only to addresses in its own language, except in the language switch', async () => {
    for (const path of ['/', '/doctor', profile, '/location/flushing']) {
      const { html } = await openPage(withPrefix(path, 'zh-Hant'))
      const foreign = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)]
        .map((match) => match[1]!)
        .filter((href) => !/^\/zh-Hant(\/|\?|$|#)/.test(href) && !href.includes('locale='))
      expect(foreign, path).toEqual([])
    }
  })

  it('names its canonical address, three languages and a default, or asks not to be indexed', async () => {
    const { html } = await openPage(`/en-US${profile}?utm_source=x`)
    expect(html).toContain(`<link rel="canonical" href="${siteOrigin}/en-US${profile}"/>`)
    for (const language of [...locales, 'x-default']) expect(html).toContain(`hrefLang="${language}"`)
    const thin = (await openPage('/location/sunset-park/dentistry')).html
    expect(thin).toContain('<meta name="robots" content="noindex, nofollow"/>')
    expect(thin).not.toContain('rel="canonical"')
  })

  it('gives its nonce to every script and sends no framework', async () => {
    for (const path of withDemo) {
      const { html } = await openPage(path)
      const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map((match) => match[1]!)
      for (const attributes of scripts.filter((each) => !each.includes('application/'))) {
        expect(attributes, path).toContain('nonce="n0nce"')
      }
      expect(html, path).not.toContain('__remixContext')
    }
  })
})

describe('another address', () => {
  it.each(locales)('is told with the prefix of the locale: %s', async (locale) => {
    const moved = await openPage(withPrefix('/location/%E7%89%99%E7%A7%91?lang=yue', locale))
    expect(moved.status).toBe(301)
    expect(moved.headers.get('Location')).toBe(withPrefix('/doctor/dentistry?lang=yue', locale))
  })

  it.each(['/zh-Hant/nowhere/at/all', '/zh-Hant/doctor/nonsense', '/zh-Hant/doctor/family-medicine/desmond-fu'])(
    'is not found, and its page says which: %s',
    async (path) => {
      const { status, html } = await openPage(path)
      expect(status).toBe(404)
      expect(html).toContain('<html lang="zh-Hant"')
      expect(html).toContain('noindex, nofollow')
      expect(html).toContain(path)
    },
  )
})

describe('the web manifest', () => {
  it.each(locales)('is linked, names the site in its language, and its icons are there: %s', async (locale) => {
    const { html } = await openPage(withPrefix('/contact', locale))
    const path = withPrefix('/manifest.webmanifest', locale)
    expect(html).toContain(`<link rel="manifest" href="${path}"/>`)
    const { status, headers, html: text } = await openPage(path)
    expect([status, headers.get('Content-Type')]).toEqual([200, 'application/manifest+json; charset=utf-8'])
    const manifest = JSON.parse(text) as { icons: { src: string }[] }
    const start_url = withPrefix('/', locale)
    expect(manifest).toMatchObject({ name: siteName(locale), lang: locale, theme_color: '#1f2937', start_url })
    for (const { src } of manifest.icons) expect(existsSync(`public${src}`), src).toBe(true)
  })
})

describe('every page', () => {
  it.each([
    ...[...withDemo, ...withoutDemo, '/knowlege', '/blogs', '/lab', '/lab/sti', '/lab/locations', '/radiology'],
    ...['/medication', '/health-insurance', '/app/i693', '/industry-partner', '/policy/tou', '/nowhere/at/all'],
    ...['/doctor/family-medicine/meiling-zhang/appointment', '/provider/register', '/provider/4/login'],
  ])('has no inline style, which its policy would refuse: %s', async (path) => {
    const { html } = await openPage(path)
    expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/<style|<[a-z][^>]* style=/i)
  })

  it('has none behind the login either', async () => {
    const headers = await signedIn(await withTransaction((tx) => insertUser(tx)))
    for (const path of ['/provider/4/dashboard', '/provider/change-password', '/provider/4/dashboard/contact']) {
      const { status, html } = await openPage(path, { headers })
      expect(status).toBe(200)
      expect(html).not.toMatch(/<style|<[a-z][^>]* style=/i)
    }
  })
})

describe('a page with scripts', () => {
  const scriptsOf = (html: string) => [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src)

  it.each(['/', '/doctor', '/en-US/doctor?view=map&near=flushing', '/app/i693', '/provider/4/forget-password'])(
    'watches for a newer build and for files that are gone, before any other script: %s',
    async (path) => {
      const { html } = await openPage(path)
      expect(scriptsOf(html)[0]).toMatch(/island.*version/)
      expect(html).toMatch(/<div role="status" data-build="[^"]+"><div [^>]*hidden=""/)
    },
  )

  it('asks for them after what it is drawn with', async () => {
    for (const path of ['/', '/doctor', '/app/i693']) {
      const { html } = await openPage(path)
      const islands = html.match(/<script[^>]* src="[^"]*islands?[/-][^"]*"[^>]*>/g) ?? []
      expect(islands.length, path).toBeGreaterThan(0)
      for (const script of islands) expect(script).toContain(' fetchpriority="low"')
    }
  })

  it('is not what a page without any becomes by that', async () => {
    const { html } = await openPage('/policy/tou')
    expect(scriptsOf(html).filter((src) => !src!.includes('reload-on-change'))).toEqual([])
    expect(html).not.toContain('data-build')
  })
})

describe('an answer without words of its own', () => {
  it('is a page with its status message', async () => {
    const { status, html } = await openPage('/specialty', { method: 'POST', body: new URLSearchParams() })
    expect(status).toBe(405)
    expect(html).toContain('<h1>出现了一些问题</h1><p class="lead muted">Method Not Allowed</p>')
    expect(html).toContain('noindex, nofollow')
    expect(html).not.toContain('You made a POST request')
  })
})

describe('the report form', () => {
  const send = (fields: Record<string, string>) =>
    openPage(`/en-US${profile}/report`, { method: 'POST', body: new URLSearchParams(fields) })

  it('comes back with a summary of the faults, each linked to its field, and the words typed', async () => {
    const { status, html } = await send({ topic: '', details: 'abc', contact: '<me>' })
    expect(status).toBe(400)
    expect(html).toContain('Choose what’s wrong')
    expect(html).toContain('Tell us what it should be, in at least 5 characters')
    expect(html.match(/href="#report-(topic|details)"/g)).toHaveLength(2)
    expect(html).toContain('>abc</textarea>')
    expect(html).toContain('value="&lt;me&gt;"')
  })

  it('thanks on the next page only', async () => {
    const { status, headers } = await send({ topic: 'phone', details: 'The last digits are 15', contact: '' })
    expect(status).toBe(302)
    expect(headers.get('Location')).toBe(`/en-US${profile}`)
    const Cookie = headers.get('Set-Cookie')!.split(';')[0]!
    const thanked = await openPage(headers.get('Location')!, { headers: { Cookie } })
    expect(thanked.html).toContain('We’ll check and correct it.')
    const cleared = thanked.headers.get('Set-Cookie')!.split(';')[0]!
    const after = await openPage(`/en-US${profile}`, { headers: { Cookie: cleared } })
    expect(after.html).not.toContain('check and correct it.')
    await withTransaction(async (tx) => {
      await tx.delete(changeRequests)
      await tx.delete(rateLimits)
    })
  })

  it('shows no words that a stranger wrote into the cookie', async () => {
    const forged = Buffer.from(JSON.stringify({ __flash_flash__: { toast: { message: 'Pay here', type: 'error' } } }))
    for (const ending of ['', '.', '.c2lnbmVk']) {
      const Cookie = `toast-session=${encodeURIComponent(forged.toString('base64') + ending)}`
      const { status, html } = await openPage('/en-US/contact', { headers: { Cookie } })
      expect(status).toBe(200)
      expect(html).not.toContain('Pay here')
    }
  })
})

describe.skipIf(naughtyMissing !== '')(`naughty strings on a page${naughtyMissing}`, () => {
  it('are shown as text', async () => {
    // One in eight: each costs the making of a whole page.
    for (const text of naughtyStrings.filter((each, index) => index % 8 === 0 || /[<"'&]/.test(each)).slice(0, 160)) {
      const { status, html } = await openPage(`/doctor?${new URLSearchParams({ q: text }).toString()}`)
      expect(status, text).toBe(200)
      const [, title] = /<title>([\s\S]*?)<\/title>/.exec(html)!
      const shown = text.trim().replaceAll('\0', '')
      if (!text.includes('\0') && shown !== '') expect(title, text).toContain(escaped(shown))
    }
  })
})
