import { describe, expect, it } from 'vitest'
import { locales } from '#app/core/i18n/locale.ts'
import { ErrorPage, errorTextKey, refusalCode, statusMessage } from '../notices/error-page.tsx'
import { LanguageLinks } from '../layout/language-links.tsx'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { SiteFooter } from '../layout/site-footer.tsx'
import { SiteHeader } from '../layout/site-header.tsx'
import { Link } from '../link.tsx'
import { Pagination } from './pagination.tsx'
import { Tabs } from './tabs.tsx'
import { renderInLocale, uiTexts } from '../testing.tsx'

function anchors(html: string): { tag: string; href: string | undefined; text: string }[] {
  return [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, tag, text]) => ({
    tag: tag!,
    href: /href="([^"]*)"/.exec(tag!)?.[1]?.replaceAll('&amp;', '&'),
    text: text!.replaceAll(/<[^>]+>/g, ''),
  }))
}

describe('LanguageLinks', () => {
  it.each([['zh-Hans'], ['en-US']] as const)('keep the page and its query from %s, and tell the choice', (locale) => {
    const links = anchors(renderInLocale(<LanguageLinks />, locale))
    expect(links.map(({ href }) => href)).toEqual([
      '/doctor?q=zh&page=2&locale=zh-Hans',
      '/zh-Hant/doctor?q=zh&page=2&locale=zh-Hant',
      '/en-US/doctor?q=zh&page=2&locale=en-US',
    ])
    expect(links.map(({ tag }) => /hreflang="([^"]+)"/i.exec(tag)?.[1])).toEqual([...locales])
    expect(
      links.filter(({ tag }) => tag.includes('aria-current="true"')).map(({ tag }) => /lang="([^"]+)"/.exec(tag)?.[1]),
    ).toEqual([locale])
  })

  it('lead from the home page to the other home pages', () => {
    expect(anchors(renderInLocale(<LanguageLinks />, 'zh-Hant', '/')).map(({ href }) => href)).toEqual([
      '/?locale=zh-Hans',
      '/zh-Hant?locale=zh-Hant',
      '/en-US?locale=en-US',
    ])
  })

  it('can leave the query out', () => {
    expect(anchors(renderInLocale(<LanguageLinks search="" />, 'en-US'))[2]!.href).toBe('/en-US/doctor?locale=en-US')
  })

  it('name each language in itself, whatever the page speaks', () => {
    for (const locale of locales) {
      expect(anchors(renderInLocale(<LanguageLinks />, locale)).map(({ text }) => text)).toEqual(['简体', '繁體', 'EN'])
    }
  })
})

describe('Link', () => {
  it('adds the locale to a root-form path', () => {
    expect(renderInLocale(<Link to="/doctor?q=a">x</Link>, 'en-US')).toBe('<a href="/en-US/doctor?q=a">x</a>')
    expect(renderInLocale(<Link to="/doctor">x</Link>)).toBe('<a href="/doctor">x</a>')
  })

  it.each(['#menu', 'tel:+12125550100', 'mailto:care@example.org', 'https://example.org/a'])(
    'leaves %s alone',
    (to) => {
      expect(renderInLocale(<Link to={to}>x</Link>, 'en-US')).toBe(`<a href="${to}">x</a>`)
    },
  )
})

describe('SiteHeader', () => {
  const nav = [
    { to: '/doctor', label: 'A' },
    { to: '/specialty', label: 'B' },
    { to: '/location/all', label: 'C' },
    { to: '/contact', label: 'D' },
  ]

  it('marks the page, or the part of the site, one is in', () => {
    const page = anchors(renderInLocale(<SiteHeader name="N" nav={nav} />))
    expect(page.filter(({ tag }) => tag.includes('aria-current="page"')).map(({ href }) => href)).toEqual([
      '/doctor',
      '/doctor',
    ])
    const inside = anchors(renderInLocale(<SiteHeader name="N" nav={nav} />, 'zh-Hans', '/doctor/dentistry'))
    const marked = inside.filter(({ tag, href }) => tag.includes('aria-current="true"') && href === '/doctor')
    expect(marked).toHaveLength(2)
    expect(renderInLocale(<SiteHeader name="N" nav={nav} />, 'zh-Hans', '/doctors')).not.toContain(
      'aria-current="page"',
    )
  })

  it('gives phones three links and the way to the whole navigation', () => {
    const quick = renderInLocale(<SiteHeader name="N" nav={nav} />).split('class="quickbar"')[1]!
    expect(anchors(quick).map(({ href }) => href)).toEqual(['/doctor', '/specialty', '/location/all', '#menu'])
  })

  it('names its three navigations differently', () => {
    const names = [
      ...renderInLocale(<SiteHeader name="N" nav={nav} />).matchAll(/<nav [^>]*aria-label="([^"]+)"/g),
    ].map(([, name]) => name)
    expect(new Set(names).size).toBe(3)
  })
})

describe('SiteFooter', () => {
  it('is where the quick links lead and always names 911 and the telephone', () => {
    for (const locale of locales) {
      const html = renderInLocale(
        <SiteFooter
          name="N"
          phone={{ label: '(212) 555-0100', href: 'tel:+12125550100' }}
          columns={[]}
          notice="demo"
        />,
        locale,
      )
      expect(html).toContain('id="menu"')
      expect(html).toContain('<a href="tel:911">911</a>')
      expect(html).toContain('<span lang="en">Chinese, please</span>')
      expect(html).toContain('href="tel:+12125550100"')
      expect(html).toContain(uiTexts[locale].footer.hours)
      expect(html).toContain('<p>demo</p>')
    }
  })
})

describe('Breadcrumb', () => {
  it('begins at home and ends with plain text', () => {
    const html = renderInLocale(<Breadcrumb items={[{ to: '/doctor', label: 'D' }]} current="P" />, 'en-US')
    expect(anchors(html).map(({ href, text }) => [href, text])).toEqual([
      ['/en-US', 'Home'],
      ['/en-US/doctor', 'D'],
    ])
    expect(html).toContain('<span aria-current="page">P</span>')
  })
})

describe('Pagination', () => {
  const pageTo = (page: number) => (page === 1 ? '/doctor' : `/doctor?page=${page}`)

  it('marks the current page once and leads to the next and previous', () => {
    const links = anchors(renderInLocale(<Pagination page={2} pageCount={9} pageTo={pageTo} />))
    expect(links.filter(({ tag }) => tag.includes('aria-current="page"')).map(({ text }) => text)).toEqual(['2'])
    expect(links.find(({ tag }) => tag.includes('rel="next"'))?.href).toBe('/doctor?page=3')
    expect(links.find(({ tag }) => tag.includes('rel="prev"'))?.href).toBe('/doctor')
  })

  it('has no previous on the first page, no next on the last, nothing for one page', () => {
    expect(renderInLocale(<Pagination page={1} pageCount={2} pageTo={pageTo} />)).not.toContain('rel="prev"')
    expect(renderInLocale(<Pagination page={2} pageCount={2} pageTo={pageTo} />)).not.toContain('rel="next"')
    expect(renderInLocale(<Pagination page={1} pageCount={1} pageTo={pageTo} />)).toBe('')
    expect(renderInLocale(<Pagination page={1} pageCount={0} pageTo={pageTo} />)).toBe('')
  })
})

describe('Tabs', () => {
  it('marks the chosen one', () => {
    const html = renderInLocale(
      <Tabs
        label="L"
        tabs={[
          { to: '/doctor', label: 'A', current: true },
          { to: '/doctor?sort=distance', label: 'B' },
        ]}
      />,
    )
    expect(html.match(/aria-current/g)).toHaveLength(1)
    expect(html).toContain('aria-label="L"')
  })
})

describe('ErrorPage', () => {
  it.each([
    [404, '页面未找到'],
    [403, '访问被拒绝'],
    [500, '服务器错误'],
    [502, '服务暂时不可用'],
    [503, '服务暂时不可用'],
    [418, '出现了一些问题'],
    [504, '出现了一些问题'],
  ])('titles %i "%s"', (status, title) => {
    expect(renderInLocale(<ErrorPage name="N" status={status} />)).toContain(`<h1>${title}</h1>`)
  })

  it('knows which statuses have words of their own', () => {
    expect([403, 404, 500, 502, 503, 504, 200].map(errorTextKey)).toEqual([403, 404, 500, 502, 503, 'other', 'other'])
  })

  it('refreshes the same address, leads home and to customer service', () => {
    const links = anchors(renderInLocale(<ErrorPage name="N" status={500} />, 'en-US'))
    expect(links.map(({ href }) => href)).toEqual(['/en-US', '/en-US/doctor?q=zh&page=2', '/en-US', '/en-US/contact'])
  })

  it('shows the whole unmatched address, escaped', () => {
    const html = renderInLocale(<ErrorPage name="N" status={404} path={'/a/<script>'} />)
    expect(html).toContain('Page not found: /a/&lt;script&gt;')
  })

  it('shows the address of a route that found nothing for it in the other spelling, and only one of the two', () => {
    const failed = renderInLocale(<ErrorPage name="N" status={404} failedPath="/specialty/&" />)
    expect(failed).toContain('Page Not Found: /specialty/&amp;')
    const both = renderInLocale(<ErrorPage name="N" status={404} path="/a" failedPath="/a" />)
    expect(both).toContain('Page not found: /a')
    expect(both).not.toContain('Page Not Found')
  })

  it('draws a blossom for each zero', () => {
    const blossoms = (status: number) =>
      renderInLocale(<ErrorPage name="N" status={status} />).match(/rotate\(288\)" fill="#fdc283"/g)?.length
    expect([blossoms(404), blossoms(500), blossoms(418)]).toEqual([1, 2, undefined])
  })

  it('says the status message of an answer without words of its own, and nothing of any other error', () => {
    const answer = (status: number, statusText: string) => ({ status, statusText, internal: false, data: 'secret' })
    expect(statusMessage(answer(429, 'Too Many Requests'))).toBe('Too Many Requests')
    expect(statusMessage(answer(504, ' '))).toBeUndefined()
    expect(statusMessage(answer(418, ''))).toBeUndefined()
    for (const status of [403, 404, 500, 502, 503]) expect(statusMessage(answer(status, 'secret'))).toBeUndefined()
    for (const thrown of [new Error('secret'), 'secret', { status: 418, statusText: 'secret' }, null, undefined]) {
      expect(statusMessage(thrown)).toBeUndefined()
    }
    const html = renderInLocale(<ErrorPage name="N" status={418} message={statusMessage(answer(418, '<i>tea</i>'))} />)
    expect(html).toContain('<p class="lead muted">&lt;i&gt;tea&lt;/i&gt;</p>')
  })

  it('knows the refusal that an answer bears, where its status has no words of its own', () => {
    const answer = (status: number, data: unknown) => ({ status, statusText: 'Gone', internal: false, data })
    expect(refusalCode(answer(410, { path: null, code: 'action_links.link_used' }))).toBe('action_links.link_used')
    expect(refusalCode(answer(404, { path: null, code: 'booking.NOT_FOUND' }))).toBeUndefined()
    for (const thrown of [answer(400, { path: null }), answer(400, null), new Error('secret'), null]) {
      expect(refusalCode(thrown)).toBeUndefined()
    }
  })

  it('shows a message written for visitors instead of its own', () => {
    expect(renderInLocale(<ErrorPage name="N" status={418} message="M" />)).toContain('<p class="lead muted">M</p>')
  })
})
