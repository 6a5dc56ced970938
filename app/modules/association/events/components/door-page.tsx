import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { DoorData } from '../pages/door-page.server.ts'

type DoorProps = {
  page: DoorData
  /** Where its forms go to. */
  path: string
}

/** As large as whoever holds a phone in a crowd needs it. */
function Light({ light }: Pick<DoorData, 'light'>) {
  if (!light) return null
  return (
    <div role="status" className={`door-light door-light--${light.light}`}>
      <Icon name={light.light === 'green' ? 'circle-check' : 'circle-alert'} />
      <b>{light.words}</b>
    </div>
  )
}

function Person({ line, page, path }: DoorProps & { line: DoorData['lines'][number] }) {
  const { t } = useTranslation('association-events')
  const action = useHref(path)
  return (
    <li>
      <span>
        <b>{line.name}</b> {line.guests > 0 && t('door.guests', { count: line.guests })}
        <br />
        <span className="muted num">{line.number}</span>
      </span>
      <form method="post" action={action} className="row">
        <input type="hidden" name="registration" value={line.id} />
        {line.at === null
          ? page.isOpen && (
              <Button name="intent" value="checkin" aria-label={t('door.letInOne', { name: line.name })}>
                {t('door.letIn')}
              </Button>
            )
          : line.by === null
            ? t('door.at', { time: line.at })
            : t('door.atBy', { time: line.at, by: line.by })}
        {line.isUndoable && (
          <Button variant="line" name="intent" value="undo" aria-label={t('door.undoOne', { name: line.name })}>
            {t('door.undo')}
          </Button>
        )}
      </form>
    </li>
  )
}

function ByNumber({ path }: Pick<DoorProps, 'path'>) {
  const { t } = useTranslation('association-events')
  return (
    <form method="post" action={useHref(path)} className="row association-search">
      <input type="hidden" name="intent" value="checkin" />
      <Field id="number" label={t('door.number')} hint={t('door.numberHint')}>
        {(control) => (
          <TextInput {...control} name="number" width="12" numeric autoComplete="off" autoCapitalize="characters" />
        )}
      </Field>
      <Button>{t('door.check')}</Button>
    </form>
  )
}

/** The list at the door, as a phone shows it: the number of a ticket, typed or read by a scanner, or a name in the list. */
export function DoorPage({ page, path }: DoorProps) {
  const { t } = useTranslation('association-events')
  const { lines, come, expected, typed, isOpen } = page
  const action = useHref(path)
  return (
    <>
      <PageHead title={t('door.title')} lead={`${page.name} · ${t('when', page.when)}`} />
      <Light light={page.light} />
      {!isOpen && <Banner>{t('door.notOpen')}</Banner>}
      <p className="num door-count">{t('door.count', { come, expected })}</p>
      {isOpen && <ByNumber path={path} />}
      <form method="get" action={action} className="row association-search">
        <Field id="q" label={t('managed.search')}>
          {(control) => <TextInput {...control} name="q" defaultValue={typed} />}
        </Field>
        <Button variant="line">{t('managed.find')}</Button>
      </form>
      {lines.length === 0 ? (
        <EmptyState title={t('managed.nobody')} />
      ) : (
        <ul className="door-list">
          {lines.map((line) => (
            <Person key={line.id} line={line} page={page} path={path} />
          ))}
        </ul>
      )}
    </>
  )
}
