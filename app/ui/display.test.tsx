import { describe, expect, it } from 'vitest'
import { AvailabilityStrip } from './cards/availability-strip.tsx'
import { Chip, RemovableChip } from './chip.tsx'
import { classNames } from './class-names.ts'
import { Change, DataTable } from './tables/data-table.tsx'
import { Icon } from './icon.tsx'
import { PhraseBreaks, withoutBreaks } from './phrase-breaks.tsx'
import { SealAvatar } from './cards/seal-avatar.tsx'
import { Stepper } from './navigation/stepper.tsx'
import { Ticket, TicketSection } from './cards/ticket.tsx'
import { renderInLocale } from './testing.tsx'
import { type ToastMessage, ToastRegion } from './notices/toast.tsx'

describe('ToastRegion', () => {
  const toasts: ToastMessage[] = [
    { tone: 'success', text: 'Saved' },
    { tone: 'error', text: 'Lost', duration: 9000 },
  ]

  it('announces politely, errors at once', () => {
    const html = renderInLocale(<ToastRegion toasts={toasts} />)
    expect(html).toMatch(/role="status" data-toast="success"/)
    expect(html).toMatch(/role="alert" data-toast="error" data-duration="9000"/)
    expect(html).toMatch(/<section class="toasts"[^>]*data-toasts/)
  })

  it('is in the flow until the script takes over, and stands ready without messages', () => {
    expect(renderInLocale(<ToastRegion toasts={toasts} />)).not.toMatch(/data-live|hidden=""/)
    expect(renderInLocale(<ToastRegion toasts={[]} />)).toMatch(/^<section class="toasts"[^>]*><\/section>$/)
  })

  it('escapes what it shows', () => {
    expect(renderInLocale(<ToastRegion toasts={[{ tone: 'info', text: '<b>', description: 'more' }]} />)).toMatch(
      /&lt;b&gt;<br\/>more/,
    )
  })
})

describe('PhraseBreaks', () => {
  it('breaks between phrases only', () => {
    expect(renderInLocale(<PhraseBreaks text="不方便上网？|打电话" />)).toBe(
      '<span class="phr">不方便上网？<wbr/>打电话</span>',
    )
  })

  it.each([
    ['Prefer the phone?|We’ll book for you', 'Prefer the phone? We’ll book for you'],
    ['First available |family doctors', 'First available family doctors'],
    ['白卡|Medicaid', '白卡Medicaid'],
    ['Medicaid|白卡', 'Medicaid白卡'],
    ['“看医生”|（免费）', '“看医生”（免费）'],
  ])('has a space between words of English and none beside Chinese: %s', (text, whole) => {
    expect(withoutBreaks(text)).toBe(whole)
    expect(renderInLocale(<PhraseBreaks text={text} />).replace(/<[^>]+>/g, '')).toBe(whole)
  })

  it('tells the phrases of a Chinese heading apart that nobody has marked, and begins lines with its clauses', () => {
    expect(renderInLocale(<PhraseBreaks text="带孩子打疫苗，要准备什么" />)).toBe(
      '<span class="phr"><span class="kept">带孩子<wbr/>打疫苗，</span><span class="kept">要准备<wbr/>什么</span></span>',
    )
    expect(renderInLocale(<PhraseBreaks text="中药和西药能一起吃吗" />)).toMatch(
      /^<span class="phr">[^<]+(<wbr\/>[^<]+)+<\/span>$/,
    )
  })

  it.each([
    ['看病带什么：一个袋子就够', false],
    ['替爸妈约医生：人在外地也办得到', false],
    ['白卡和红蓝卡：两个词，两种保险', true],
    ['刚到美国：疫苗本怎么用，还缺哪几针', true],
  ])('lets clauses run on where they would take more lines of a phone than the text: %s', (text, runsOn) => {
    const html = renderInLocale(<PhraseBreaks text={text} />)
    expect(html.startsWith(`<span class="${runsOn ? 'phr phr--runs-on' : 'phr'}"><span class="kept">`)).toBe(true)
    // Between two clauses a line may break, there as between phrases.
    expect(html.includes('</span><wbr/><span class="kept">')).toBe(runsOn)
  })

  it.each(['Seeing a new doctor: a checklist', '移民体检（I-693）', '看医生'])('leaves %s whole', (text) => {
    expect(renderInLocale(<PhraseBreaks text={text} />).replaceAll('<wbr/>', '')).toContain(text)
  })

  it('leaves a short text without marks alone', () => {
    expect(renderInLocale(<PhraseBreaks text="看医生" />)).toBe('看医生')
    expect(withoutBreaks('不方便上网？|打电话')).toBe('不方便上网？打电话')
  })
})

describe('SealAvatar', () => {
  it('is hidden from screen readers, also with a photo', () => {
    expect(renderInLocale(<SealAvatar name="白芷宁" />)).toMatch(/aria-hidden="true"><i>白<\/i><i>印<\/i></)
    expect(renderInLocale(<SealAvatar name="白芷宁" photo={{ src: '/p.jpg' }} />)).toMatch(
      /aria-hidden="true"><img src="\/p.jpg"[^>]* alt=""/,
    )
  })

  it('says how large a photo is, and puts it off unless the page begins with it', () => {
    const photo = { src: '/a.webp', srcSet: '/a.webp 208w, /b.webp 416w' }
    const inList = renderInLocale(<SealAvatar name="白芷宁" photo={photo} />)
    expect(inList).toContain('srcSet="/a.webp 208w, /b.webp 416w" sizes="72px" width="72" height="72"')
    expect(inList).toContain('loading="lazy"')
    const inHead = renderInLocale(<SealAvatar name="白芷宁" photo={photo} size="lg" isFirst />)
    expect(inHead).toContain('width="104" height="104" alt="" loading="eager"')
  })

  it('lays no frame over a drawn portrait', () => {
    const drawn = renderInLocale(<SealAvatar name="白芷宁" photo={{ src: '/portraits/a-1.svg', isDrawn: true }} />)
    expect(drawn).toMatch(/class="seal seal--[a-f] seal--drawn/)
    expect(renderInLocale(<SealAvatar name="白芷宁" photo={{ src: '/a.webp' }} />)).not.toContain('seal--drawn')
  })

  it('takes its tint from the seed, not from the language of the name', () => {
    const tint = (name: string) => /seal--[a-f]\b/.exec(renderInLocale(<SealAvatar name={name} seed="p1" />))?.[0]
    expect(tint('白芷宁')).toBe(tint('Zhining Bai'))
  })
})

describe('AvailabilityStrip', () => {
  it('links open days and writes the others as plain text', () => {
    const html = renderInLocale(
      <AvailabilityStrip
        labelId="w"
        days={[
          { date: '2026-06-09', weekday: 'Tue', day: '9', state: '2', to: '/doctor/a/b?day=2026-06-09' },
          { date: '2026-06-10', weekday: 'Wed', day: '10', state: 'full' },
        ]}
      />,
    )
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toMatch(/<span class="week__day week__day--no">.*<time datetime="2026-06-10">/i)
    expect(html).toContain('aria-labelledby="w"')
  })
})

describe('Stepper', () => {
  it('marks the current step and says in words what is done', () => {
    const html = renderInLocale(<Stepper label="L" steps={['A', 'B', 'C']} current={1} />)
    expect(html).toContain('<li class="steps__done">A<span class="vh">（已完成）</span></li>')
    expect(html).toMatch(/<li [^>]*aria-current="step"[^>]*>B<\/li>/)
    expect(renderInLocale(<Stepper label="L" steps={['A', 'B']} current={2} />)).toMatch(
      /<li class="steps__done">A.*<li class="steps__done steps__end" aria-current="step">B/,
    )
  })
})

describe('Stepper of steps that may be left for later', () => {
  it('says of each whether it is done, not whether it is past, and leads to it', () => {
    const own = [
      { isDone: false, to: '/a' },
      { isDone: true, to: '/b' },
      { isDone: false, to: '/c' },
      { isDone: true, to: '/d' },
    ]
    const html = renderInLocale(<Stepper label="L" steps={['A', 'B', 'C', 'D']} current={2} own={own} />)
    expect(html).toMatch(/<li class="steps__later"><a [^>]*href="\/a"[^>]*>A<\/a><span class="steps__note">以后填/)
    expect(html.match(/steps__done/g)).toHaveLength(2)
    expect(html).toMatch(/aria-current="step"><a [^>]*>C<\/a><\/li>/)
  })
})

describe('Ticket', () => {
  it('draws a perforation between its parts and none before the first', () => {
    const html = renderInLocale(
      <Ticket title="T" printable label="L">
        <TicketSection first>A</TicketSection>
        <TicketSection>B</TicketSection>
      </Ticket>,
    )
    expect(html.match(/ticket__cut/g)).toHaveLength(1)
    expect(html).toMatch(/^<section class="ticket ticket--print" aria-label="L">/)
  })
})

describe('DataTable', () => {
  const html = renderInLocale(
    <DataTable
      caption="C"
      rows={[{ id: 'a' }, { id: 'b' }]}
      rowKey={(row) => row.id}
      choose={{ name: 'row', label: (row) => `choose ${row.id}`, chosen: new Set(['b']) }}
      columns={[
        {
          key: 'id',
          label: 'Id',
          rowHeader: true,
          cell: (row) => row.id,
          sort: { to: '/doctor?sort=id', direction: 'descending' },
        },
        {
          key: 'n',
          label: 'N',
          numeric: true,
          phone: 'hidden',
          cell: () => <Change from="1" to="2" />,
          sort: { to: '/doctor?sort=n', direction: 'none' },
        },
      ]}
    />,
    'en-US',
  )

  it('says how it is sorted, in words and for screen readers', () => {
    expect(html.match(/aria-sort="descending"/g)).toHaveLength(1)
    expect(html.match(/aria-sort/g)).toHaveLength(1)
    expect(html).toContain('(descending)')
  })

  it('names its rows and their boxes, and checks the chosen', () => {
    expect(html.match(/scope="row"/g)).toHaveLength(2)
    expect(html).toContain('choose a')
    expect(html.match(/checked=""/g)).toHaveLength(1)
    expect(html.match(/t__selected/g)).toHaveLength(1)
  })

  it('shows the old value struck through and the new one marked', () => {
    expect(html).toContain('<del class="nb">1</del> → <ins class="nb">2</ins>')
  })
})

describe('chips', () => {
  it('say what removing does, in words', () => {
    expect(renderInLocale(<RemovableChip to="/doctor">Cantonese</RemovableChip>, 'en-US')).toContain(
      '<span class="vh"> (remove)</span>',
    )
    expect(
      renderInLocale(
        <Chip to="/doctor" selected>
          A
        </Chip>,
      ),
    ).toContain('aria-current="true"')
  })
})

describe('Icon', () => {
  it('is never read out', () => {
    expect(renderInLocale(<Icon name="phone" />)).toMatch(/<svg[^>]*aria-hidden="true"/)
  })
})

describe('classNames', () => {
  it('joins what there is', () => {
    expect(classNames('a', false, undefined, null, '', 'b')).toBe('a b')
    expect(classNames()).toBe('')
  })
})
