import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { DoorData } from '../pages/door-page.server.ts'

type DoorProps = { page: Omit<DoorData, 'head'> }

const tones = { green: 'success', yellow: 'warning', red: 'warning' } as const

function Light({ page: { light } }: DoorProps) {
  if (!light) return null
  return (
    <div role="status">
      <Banner tone={tones[light.light]} icon={light.light === 'green' ? 'circle-check' : 'circle-alert'}>
        <b>{light.words}</b>
      </Banner>
    </div>
  )
}

function Person({ eventId, line }: { eventId: string; line: DoorData['lines'][number] }) {
  const { t } = useTranslation('association-events')
  const action = useHref(paths.associationEventDoor(eventId))
  return (
    <li>
      <span>
        <b>{line.name}</b> {line.guests > 0 && t('door.guests', { count: line.guests })}
        <br />
        <span className="muted num">{line.number}</span>
      </span>
      <form method="post" action={action} className="row">
        <input type="hidden" name="registration" value={line.id} />
        {line.at === null ? (
          <Button name="intent" value="checkin" aria-label={t('door.letInOne', { name: line.name })}>
            {t('door.letIn')}
          </Button>
        ) : (
          <span className="num">{t('door.at', { time: line.at })}</span>
        )}
        {line.isUndoable && (
          <Button variant="quiet" name="intent" value="undo" aria-label={t('door.undoOne', { name: line.name })}>
            {t('door.undo')}
          </Button>
        )}
      </form>
    </li>
  )
}

/** The list at the door, as a phone shows it: the number of a ticket, typed or read by a scanner, or a name in the list. */
export function DoorPage({ page }: DoorProps) {
  const { t } = useTranslation('association-events')
  const { eventId, lines, come, expected, typed } = page
  const action = useHref(paths.associationEventDoor(eventId))
  return (
    <div className="stack">
      <p>
        <Link to={paths.associationEvent(eventId)}>{t('door.back')}</Link>
      </p>
      <PageHead title={t('door.title')} lead={page.name} />
      <Light page={page} />
      {!page.isOpen && <Banner>{t('door.notOpen')}</Banner>}
      <p className="num">{t('door.count', { come, expected })}</p>
      <form method="post" action={action} className="row association-search">
        <input type="hidden" name="intent" value="checkin" />
        <Field id="number" label={t('door.number')} hint={t('door.numberHint')}>
          {(control) => (
            <TextInput {...control} name="number" width="12" numeric autoComplete="off" autoCapitalize="characters" />
          )}
        </Field>
        <Button>{t('door.check')}</Button>
      </form>
      <form method="get" action={action} className="row association-search">
        <Field id="q" label={t('managed.search')}>
          {(control) => <TextInput {...control} name="q" defaultValue={typed} />}
        </Field>
        <Button variant="line">{t('managed.find')}</Button>
      </form>
      {lines.length === 0 ? (
        <p>{t('managed.nobody')}</p>
      ) : (
        <ul className="door-list">
          {lines.map((line) => (
            <Person key={line.id} eventId={eventId} line={line} />
          ))}
        </ul>
      )}
    </div>
  )
}
