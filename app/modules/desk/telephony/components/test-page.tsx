import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Link } from '#app/ui/link.tsx'
import type { TestData } from '../pages/test-page.server.ts'
import { SetUpPart } from './phone-frame.tsx'
import { LineTag, SpokenLines } from './phone-words.tsx'

type Of = { page: TestData }
type Called = Of & { call: NonNullable<TestData['call']> }

/** The number, the menu and the time of a test call. */
function Choice({ page: { clinic, lines, lineId, at, which, isWrongTime } }: Of) {
  const { t } = useTranslation('telephony')
  return (
    <form method="get" action={useHref(paths.telephonyTest())} className="card__body stack">
      <input type="hidden" name="place" value={clinic.slug} />
      <Field id="test-line" label={t('fields.number')}>
        {(control) => (
          <Select
            {...control}
            name="line"
            defaultValue={lineId ?? ''}
            options={lines.map(({ id, number, label }) => ({ value: id, label: `${label} ${formatPhone(number)}` }))}
          />
        )}
      </Field>
      <Field id="test-at" label={t('test.at')} hint={t('hints.at')} error={isWrongTime ? t('errors.time') : undefined}>
        {(control) => <TextInput {...control} name="at" type="datetime-local" defaultValue={at} width="12" />}
      </Field>
      <Field id="test-menu" label={t('test.menu')}>
        {(control) => (
          <Select
            {...control}
            name="menu"
            defaultValue={which}
            options={(['draft', 'live'] as const).map((each) => ({ value: each, label: t(`test.menus.${each}`) }))}
          />
        )}
      </Field>
      <p>
        <Button variant="line">{t('test.begin')}</Button>
      </p>
    </form>
  )
}

function Steps({ call: { steps } }: Called) {
  const { t } = useTranslation('telephony')
  const pressed = (press: string | null) =>
    press === null
      ? t('test.begins')
      : press === '-'
        ? t('test.silence')
        : press === 'x'
          ? t('test.unanswered')
          : t('test.pressed', { key: press })
  return (
    <ol className="card__body stack">
      {steps.map(({ press, say, then, ring }, index) => (
        <li key={index}>
          <b>{pressed(press)}</b>
          <SpokenLines say={say} />
          <p className="muted">
            {then === 'ring' && ring
              ? t('test.then.ring', { name: ring.name, count: ring.seconds })
              : t(`test.then.${then === 'ring' ? 'end' : then}`)}
          </p>
        </li>
      ))}
    </ol>
  )
}

/** What can be pressed next: links, so that every step has an address. */
function Keypad({ page: { clinic, lineId, at, which }, call: { presses, next } }: Called) {
  const { t } = useTranslation('telephony')
  const address = { place: clinic.slug, line: lineId ?? '', at, menu: which }
  return (
    <div className="card__body row">
      {next.map((press) => (
        <Link key={press} className="btn btn--line" to={paths.telephonyTest({ ...address, keys: presses + press })}>
          {press === '-' ? t('test.silence') : press === 'x' ? t('test.unanswered') : press}
        </Link>
      ))}
      {presses !== '' && <Link to={paths.telephonyTest(address)}>{t('test.again')}</Link>}
    </div>
  )
}

/** A test call, key by key: nobody is called. */
export function TestPage({ page }: Of) {
  const { t } = useTranslation('telephony')
  return (
    <SetUpPart clinic={page.clinic} title={t('test.title')} lead={t('test.lead')}>
      <PanelCard id="choice" title={t('test.choice')} note={page.call && <LineTag state={page.call.state} />}>
        {page.lines.length === 0 ? <p className="card__body muted">{t('lines.none')}</p> : <Choice page={page} />}
      </PanelCard>
      {page.call && (
        <PanelCard id="heard" title={t('test.heard')}>
          <Steps page={page} call={page.call} />
          <Keypad page={page} call={page.call} />
        </PanelCard>
      )}
    </SetUpPart>
  )
}
