import { useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Button } from '../button.tsx'
import { Checkbox } from './checkbox.tsx'
import { DateOfBirth } from './date-of-birth.tsx'
import { datePartId } from './date-part.ts'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { Fieldset } from './fieldset.tsx'
import { FilterGroup, FilterPanel } from './filter-panel.tsx'
import { errorItems, FormField } from './form-field.tsx'
import { RadioCards } from './radio-cards.tsx'
import { Select } from './select.tsx'
import { renderInLocale } from '../testing.tsx'
import { TextInput } from './text-input.tsx'

const birth = { id: 'dob', legend: 'Birth', names: { year: 'y', month: 'm', day: 'd' } }

describe('Field', () => {
  const field = (props: { hint?: string; error?: string; optional?: boolean }) =>
    renderInLocale(
      <Field id="tel" label="Phone" {...props}>
        {(control) => <TextInput {...control} name="tel" />}
      </Field>,
    )

  it('ties label, hint and error to the control', () => {
    const html = field({ hint: 'H', error: 'E' })
    expect(html).toContain('<label for="tel">')
    expect(html).toContain('id="tel-hint"')
    expect(html).toContain('id="tel-error"')
    expect(html).toMatch(/<input[^>]*aria-describedby="tel-hint tel-error"/)
    expect(html).toMatch(/<input[^>]*aria-invalid="true"/)
    expect(html).toContain('field--bad')
  })

  it('ties nothing that is not there', () => {
    const html = field({})
    expect(html).not.toMatch(/aria-describedby|aria-invalid|field--bad|-hint|-error/)
    expect(field({ hint: 'H' })).toContain('aria-describedby="tel-hint"')
    expect(field({ error: 'E' })).toContain('aria-describedby="tel-error"')
  })

  it('puts hint, error and control in this order and says "error" to screen readers', () => {
    const html = field({ hint: 'H', error: 'E' })
    expect(html.indexOf('tel-hint"')).toBeLessThan(html.indexOf('tel-error"'))
    expect(html.indexOf('id="tel-error"')).toBeLessThan(html.indexOf('<input'))
    expect(html).toContain('<span class="vh">错误：</span>E')
  })

  it('marks what is optional, never what is required', () => {
    expect(field({ optional: true })).toContain('（选填）')
    expect(field({})).not.toContain('选填')
  })
})

describe('Fieldset', () => {
  it('describes the group by hint and error', () => {
    const html = renderInLocale(
      <Fieldset id="why" legend="Why" hint="H" error="E">
        <RadioCards
          name="why"
          defaultValue="b"
          options={[
            { value: 'a', label: 'A' },
            { value: 'b', label: 'B', help: 'h' },
          ]}
        />
      </Fieldset>,
    )
    expect(html).toMatch(/<fieldset[^>]*aria-describedby="why-hint why-error"/)
    expect(html).toMatch(/<legend/)
    expect(html).toMatch(
      /id="why-1"[^>]*checked=""[^>]*value="b"|id="why-1"[^>]*value="b"[^>]*checked=""|checked=""[^>]*value="b"|value="b"[^>]*checked=""/,
    )
    expect(html.match(/checked/g)).toHaveLength(1)
  })
})

describe('ErrorSummary', () => {
  it('counts, links to the fields and takes the focus without a script', () => {
    const html = renderInLocale(
      <ErrorSummary
        items={[
          { id: 'a', message: 'A' },
          { id: 'b', message: 'B' },
        ]}
      />,
    )
    expect(html).toContain('还有2处需要改')
    expect(html).toContain('<a href="#a">A</a>')
    expect(html).toContain('<a href="#b">B</a>')
    expect(html).toMatch(/role="alert"/)
    expect(html).toMatch(/tabindex="-1"/i)
    expect(html).toMatch(/autofocus/i)
  })

  it('speaks English in one and several', () => {
    expect(renderInLocale(<ErrorSummary items={[{ id: 'a', message: 'A' }]} />, 'en-US')).toContain(
      'There’s 1 thing to fix',
    )
    expect(
      renderInLocale(
        <ErrorSummary
          items={[
            { id: 'a', message: 'A' },
            { id: 'b', message: 'B' },
          ]}
        />,
        'en-US',
      ),
    ).toContain('There are 2 things to fix')
  })

  it('is not there without errors', () => {
    expect(renderInLocale(<ErrorSummary items={[]} />)).toBe('')
  })
})

describe('DateOfBirth', () => {
  const order = (html: string) => [...html.matchAll(/<input[^>]* name="(.)"/g)].map(([, name]) => name)

  it('asks year, month, day in Chinese and month, day, year in English', () => {
    expect(order(renderInLocale(<DateOfBirth {...birth} />, 'zh-Hans'))).toEqual(['y', 'm', 'd'])
    expect(order(renderInLocale(<DateOfBirth {...birth} />, 'zh-Hant'))).toEqual(['y', 'm', 'd'])
    expect(order(renderInLocale(<DateOfBirth {...birth} />, 'en-US'))).toEqual(['m', 'd', 'y'])
  })

  it('marks the parts in error and labels each part', () => {
    const html = renderInLocale(<DateOfBirth {...birth} error="E" errorParts={['year']} />)
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(html).toContain(`for="${datePartId('dob', 'month')}"`)
    expect(html).toMatch(/autocomplete="bday-year"/i)
    expect(html).toContain('公历')
  })
})

describe('FormField', () => {
  const schema = z.object({ phone: z.string('required').min(10, 'tooShort'), name: z.string().optional() })
  const message = (key: string) => `text of ${key}`

  function Page({ typed }: { typed: Record<string, string> | null }) {
    const body = new FormData()
    for (const [name, value] of Object.entries(typed ?? {})) body.set(name, value)
    const lastResult = typed && parseWithZod(body, { schema }).reply()
    const [form, fields] = useForm<z.infer<typeof schema>>({ id: 'f', lastResult, shouldValidate: 'onSubmit' })
    return (
      <form id={form.id}>
        <ErrorSummary items={errorItems([fields.phone], message)} />
        <FormField field={fields.phone} label="Phone" message={message} hint="H">
          {(control) => <TextInput {...control} type="tel" />}
        </FormField>
      </form>
    )
  }

  it('keeps what was typed and shows the same sentence in summary and field', () => {
    const html = renderInLocale(<Page typed={{ phone: '917' }} />)
    expect(html).toContain('<a href="#f-phone">text of tooShort</a>')
    expect(html).toMatch(/id="f-phone-error".*text of tooShort/)
    expect(html).toMatch(/<input[^>]*value="917"/)
    expect(html).toMatch(/<input[^>]*aria-describedby="f-phone-hint f-phone-error"/)
    expect(html).toMatch(/<input[^>]*name="phone"/)
  })

  it('shows nothing wrong before anything was sent', () => {
    const html = renderInLocale(<Page typed={null} />)
    expect(html).not.toMatch(/aria-invalid|errsum|text of/)
  })
})

describe('FilterPanel', () => {
  const html = renderInLocale(
    <FilterPanel
      action="/doctor"
      keep={{ q: '王', lang: ['a', 'b'], near: undefined }}
      appliedCount={2}
      submitLabel="Show 84"
    >
      <FilterGroup
        legend="L"
        more={{
          label: 'M',
          open: true,
          children: (
            <Checkbox name="x" value="2">
              Y
            </Checkbox>
          ),
        }}
      >
        <Checkbox name="x" value="1" count={0} defaultChecked>
          X
        </Checkbox>
      </FilterGroup>
    </FilterPanel>,
    'en-US',
  )

  it('is a GET form in a closed disclosure, in the locale of the page', () => {
    expect(html).toMatch(/^<details class="filters"><summary>/)
    expect(html).toMatch(/<form method="get" action="\/en-US\/doctor"/)
    expect(html).toContain('2 selected')
    expect(html).toContain('>Show 84</button>')
  })

  it('keeps parameters, each value once, and leaves out what is missing', () => {
    expect(
      [...html.matchAll(/type="hidden" name="(\w+)" value="(.)"/g)].map(([, name, value]) => `${name}=${value}`),
    ).toEqual(['q=王', 'lang=a', 'lang=b'])
  })

  it('shows counts and keeps an empty choice choosable', () => {
    expect(html).toContain('<span class="check__count num">0</span>')
    expect(html).not.toContain('disabled')
    expect(html).toContain('<details class="filters__more" open="">')
  })

  it('folds a group that few people choose from, unless something in it is chosen', () => {
    const folded = (open: boolean) =>
      renderInLocale(
        <FilterGroup legend="L" fold={{ open }}>
          <Checkbox name="x" value="1">
            X
          </Checkbox>
        </FilterGroup>,
      )
    expect(folded(false)).toMatch(/^<details class="filters__fold"><summary>L<svg/)
    expect(folded(true)).toMatch(/^<details class="filters__fold" open=""><summary>L<svg/)
    expect(folded(false)).toContain('<fieldset><legend class="vh">L</legend>')
  })
})

describe('Select', () => {
  it('draws groups and options and chooses the default', () => {
    const html = renderInLocale(
      <Select
        name="s"
        defaultValue="b"
        options={[
          { label: 'G', options: [{ value: 'a', label: 'A' }] },
          { value: 'b', label: 'B' },
          { value: 'c', label: 'C', disabled: true },
        ]}
      />,
    )
    expect(html).toContain('<optgroup label="G"><option value="a">A</option></optgroup>')
    expect(html).toMatch(/<option[^>]*selected=""[^>]*>B<|<option selected="" value="b">B</)
    expect(html).toMatch(/<option[^>]*disabled=""[^>]*>C</)
  })
})

describe('Button', () => {
  it('submits unless told otherwise and keeps its label while busy', () => {
    expect(renderInLocale(<Button>Go</Button>)).toMatch(/type="submit"/)
    const busy = renderInLocale(
      <Button busy icon="phone">
        Go
      </Button>,
    )
    expect(busy).toContain('aria-disabled="true"')
    expect(busy).toContain('btn__spinner')
    expect(busy).not.toContain('<svg')
    expect(busy).toContain('Go')
    expect(busy).not.toMatch(/ disabled/)
  })
})
