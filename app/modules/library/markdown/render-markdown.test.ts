import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siteName } from '#app/core/site.server.ts'
import { naughtyMissing, naughtyStrings } from '#tests/routes/naughty-strings.ts'
import { targetOf } from './link-target.ts'
import { renderMarkdown } from './render-markdown.server.ts'

const htmlOf = (source: string, locale: 'zh-Hans' | 'zh-Hant' | 'en-US' = 'en-US') =>
  renderMarkdown(source, locale).html

describe('a text in Markdown', () => {
  it('has headings with ids and a list of contents', () => {
    const { html, contents } = renderMarkdown('# Fish & *chips*\n\nText\n\n## “Two” `<b>`\n\n### Three')
    expect(contents).toEqual([
      { id: 'section-1', title: 'Fish & chips' },
      { id: 'section-2', title: '“Two” <b>' },
    ])
    expect(html).toBe(
      '<h2 id="section-1">Fish &amp; <em>chips</em></h2><p>Text</p>\n' +
        '<h2 id="section-2">“Two” <code>&lt;b&gt;</code></h2><h3>Three</h3>',
    )
  })

  it('parts no date over two lines, also inside a sentence of other numbers', () => {
    expect(htmlOf('每年10月15日到12月7日，65岁', 'zh-Hans')).toBe(
      '<p>每年<span class="nb">10月15日</span>到<span class="nb">12月7日</span>，65岁</p>',
    )
    expect(htmlOf('Signed before November 1, 2023, for [May 2](/blogs)')).toMatch(
      /^<p>Signed before <span class="nb">November 1, 2023<\/span>, for <a [^>]+>May 2<\/a><\/p>$/,
    )
  })

  it('keeps lists, emphasis, quotations and tables, which can be scrolled by keyboard', () => {
    expect(htmlOf('1. **a**\n2. *b*')).toMatch(/<ol>\s*<li><strong>a<\/strong><\/li>\s*<li><em>b<\/em><\/li>\s*<\/ol>/)
    expect(htmlOf('> q')).toMatch(/<blockquote>\s*<p>q<\/p>\s*<\/blockquote>/)
    const table = htmlOf('| a | b |\n| - | -: |\n| 1 | 2 |')
    expect(table).toMatch(/^<div class="scroll" role="region" tabindex="0" aria-label="[^"]+"><table class="figures">/)
    expect(table).toContain('<th scope="col">a</th>')
    expect(table).toMatch(/<td>2<\/td>[^]*<\/table><\/div>$/)
  })

  it('makes telephone numbers callable, once, and leaves links as they are', () => {
    expect(htmlOf('HRA: 1-888-692-6116.')).toBe(
      '<p>HRA: <a class="num nb" href="tel:+18886926116">1-888-692-6116</a>.</p>',
    )
    const linked = htmlOf('[212-244-6469](tel:+12122446469) and **212-244-6469**')
    expect(linked.split('href="tel:+12122446469"').length).toBe(3)
    expect(linked).not.toMatch(/<a[^>]*>[^<]*<a/)
  })

  it('leads to pages of this site in the page’s locale', () => {
    expect(htmlOf('[d](/doctor?lang=yue&x=1#a)')).toContain('<a href="/en-US/doctor?lang=yue&amp;x=1#a">d</a>')
    expect(htmlOf('[d](/doctor)', 'zh-Hans')).toContain('<a href="/doctor">d</a>')
    expect(htmlOf('[d](/doctor)', 'zh-Hant')).toContain('<a href="/zh-Hant/doctor">d</a>')
    expect(htmlOf('[d](#section-2)')).toContain('<a href="#section-2">d</a>')
  })

  it('says where a link to another site goes, once', () => {
    expect(htmlOf('[Flu](https://www.cdc.gov/flu)')).toBe(
      '<p><a href="https://www.cdc.gov/flu" rel="external noopener">Flu (<bdi>cdc.gov</bdi>)</a></p>',
    )
    expect(htmlOf('[流感](https://www.cdc.gov/flu)', 'zh-Hans')).toContain('>流感（<bdi>cdc.gov</bdi>）</a>')
    expect(htmlOf('https://www.cdc.gov/flu').match(/cdc\.gov/g)).toHaveLength(2)
    expect(htmlOf('[911](tel:911) [m](mailto:a@b.example)')).toBe(
      '<p><a href="tel:911">911</a> <a href="mailto:a@b.example">m</a></p>',
    )
  })

  it('fills in the name of the site, and leaves unknown names alone', () => {
    expect(htmlOf('{{siteName}} {{ siteName }} {{process}}')).toBe(
      `<p>${siteName('en-US')} ${siteName('en-US')} {{process}}</p>`,
    )
    expect(renderMarkdown('{{siteName}}', 'zh-Hans', 'en-US').html).toContain(siteName('en-US'))
    expect(htmlOf('[m](mailto:{{siteEmail}})')).toMatch(/<a href="mailto:[^"\\{]+@[^"\\{]+">m<\/a>/)
  })

  it('is rendered once', () => {
    expect(renderMarkdown('same', 'en-US')).toBe(renderMarkdown('same', 'en-US'))
    expect(renderMarkdown('same', 'en-US')).not.toBe(renderMarkdown('same', 'zh-Hans'))
  })
})

describe('a text that nests without end', () => {
  const depth = 5000
  const marks = [
    '> ',
    '>',
    '- ',
    '* ',
    '1. ',
    '> - ',
    '>1) ',
    '*',
    '_',
    '*a _b ',
    '**a ',
    '~~a ',
    '_*',
    '***',
    '[',
    '![',
    '[a](',
    '`',
    '<b>',
    '|a',
  ]
  it.each(marks)('is shown with all its words: %j without end', (mark) => {
    for (const source of [
      mark.repeat(depth),
      `${mark.repeat(depth)}word`,
      `word\n\n${mark.repeat(depth)} word\n\nend`,
    ]) {
      const { html } = renderMarkdown(source)
      if (source.includes('word') && !['<b>', '`'].includes(mark)) expect(html).toContain('word')
      expect(html.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]/)
    }
  })

  it('is one where lists are pushed in, too', () => {
    const source = Array.from({ length: 300 }, (_, level) => `${'  '.repeat(level)}- item${level}`).join('\n')
    expect(renderMarkdown(source).html).toMatch(/^<p>- item0\n[^]*item299<\/p>$/)
  })

  it('is none that people write', () => {
    const source = '> - 1. > deep **and *deeper* still**\n\n' + '- - -\n\n' + '*****\n\n' + '*a* _b_ '.repeat(200)
    const { html } = renderMarkdown(source)
    expect(html).toContain('<strong>and <em>deeper</em> still</strong>')
    expect(html.match(/<hr \/>/g)).toHaveLength(2)
    expect(html.match(/<em>[ab]<\/em>/g)).toHaveLength(400)
  })
})

/** Every tag and attribute that may come out. */
const proper =
  /^(?:[^<>]|<\/?(?:p|ul|li|blockquote|strong|em|code|pre|thead|tbody|tr|td|bdi)>|<\/(?:h[234]|ol|a|table|div|th)>|<(?:hr|br) \/>|<h[34]>|<h2 id="section-\d+">|<ol(?: start="\d+")?>|<th scope="col">|<div class="scroll" role="region" tabindex="0" aria-label="[^"<>]+"><table class="figures">|<a(?: href="(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^"<>]*")?(?: rel="external noopener")?>)*$/i

const hostile = [
  '<script>alert(1)</script>',
  'a <script>alert(1)</script> b',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A;avascript&colon;alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](\\\\evil.example)',
  '[x](https:evil.example)',
  '[x](https://cdc.gov@evil.example/)',
  '[x](https://a.example/"onmouseover="alert(1))',
  '[x](<https://a.example/ onclick=alert(1)>)',
  '[x](/a"onmouseover="alert(1) "title")',
  '[x]( "onmouseover=alert(1)")',
  '![x](javascript:alert(1))',
  '![x](https://tracker.example/pixel.gif)',
  '<https://a.example/"><script>alert(1)</script>>',
  '<javascript:alert(1)>',
  '[a]: javascript:alert(1)\n\n[a]',
  '# <img src=x onerror=alert(1)>',
  '## x" onclick="alert(1)',
  '| <script> | <table> |\n| - | - |\n| </table> | <img onerror=x> |',
  '```html\n<script>alert(1)</script>\n```',
  '`</code><script>alert(1)</script>`',
  '<!--><script>alert(1)</script>-->',
  '<math><mtext></p><style><img src onerror=alert(1)></style>',
  '<div style="position:fixed;inset:0">over</div>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '{{siteName}}<script>{{siteEmail}}</script>',
  '- [ ] task\n- [x] <input autofocus onfocus=alert(1)>',
  '<p class="ticket">dressed</p>',
  '[x](https://a.example/\u0000<script>)',
]

describe('a hostile text', () => {
  it.each(hostile)('comes out in allowed tags only: %j', (source) => {
    for (const locale of ['zh-Hans', 'en-US'] as const) expect(htmlOf(source, locale)).toMatch(proper)
  })

  it.each(hostile.filter((source) => /\]\(|<a |<javascript/.test(source)))(
    'runs and misleads nowhere: %j',
    (source) => {
      const hrefs = [...htmlOf(source).matchAll(/href="([^"]*)"/g)].map((match) => match[1]!)
      for (const href of hrefs) {
        expect(href).not.toMatch(/script:|^data:|evil\.example/i)
        expect(['http:', 'https:']).toContain(new URL(href, 'https://care.test').protocol)
      }
    },
  )

  it('loses its HTML and keeps its words', () => {
    expect(htmlOf('a <b onclick="x">bold</b> word')).toBe('<p>a bold word</p>')
    expect(htmlOf('[click](javascript:alert(1))')).toBe('<p>click</p>')
  })

  it.skipIf(naughtyMissing !== '')(`of any kind comes out in allowed tags only${naughtyMissing}`, () => {
    for (const text of naughtyStrings)
      for (const source of [text, `# ${text}`, `[${text}](${text})`, `| ${text} |\n| - |\n| ${text} |`])
        expect(htmlOf(source), JSON.stringify(source)).toMatch(proper)
  })

  it('made by chance comes out in allowed tags only', () => {
    const piece = fc.constantFrom(
      ...['<', '>', '"', "'", '](', '[', ')', '`', '|', '\n', '#', '/', '\\', ' ', '&', ';', '!', '*', '_', 'a'],
      ...['script', 'javascript:', 'onerror=', 'https://', '<a href=', 'style', '<!--', '<table>', '{{siteName}}', '-'],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        expect(htmlOf(pieces.join(''))).toMatch(proper)
      }),
      { numRuns: 400 },
    )
  })
})

describe('the target of a link', () => {
  it.each([
    ['/doctor', { kind: 'page', path: '/doctor' }],
    ['/a/../b', { kind: 'page', path: '/b' }],
    ['#top', { kind: 'other' }],
    ['tel:911', { kind: 'other' }],
    ['https://www.nih.gov/x', { kind: 'site', href: 'https://www.nih.gov/x', host: 'nih.gov' }],
    ['doctor', null],
    ['', null],
    ['//a.example', null],
    ['/\\a.example', null],
    ['/\t/a.example', null],
    ['https://u@a.example', null],
    ['ftp://a.example', null],
    ['https://[', null],
  ])('of %j', (href, expected) => {
    expect(targetOf(href)).toEqual(expected)
  })
})
