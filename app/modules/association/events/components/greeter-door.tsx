import { useTranslation } from 'react-i18next'
import { CodeGate } from '#app/modules/association/components/code-gate.tsx'
import { paths } from '#app/paths.ts'
import type { loadGreeterDoor } from '../pages/greeter-door.server.ts'
import { DoorPage } from './door-page.tsx'

type GreeterData = Awaited<ReturnType<Awaited<ReturnType<typeof loadGreeterDoor>>['json']>>

/** The door of one event as a greeter sees it: before the code, before its day, on it, and afterwards. */
export function GreeterDoor({ page }: { page: GreeterData }) {
  const { t } = useTranslation('association-events')
  const { token } = page
  if (page.view === 'locked') {
    const { initial, contact } = page.person
    const words = { title: t('door.title'), lead: t('greeter.lead', { initial }), why: t('greeter.why') }
    return <CodeGate {...words} codePath={paths.eventDoorCode(token)} contact={contact} />
  }
  if (page.view === 'ended')
    return (
      <div className="wrap wrap--form stack private">
        <h1>{t('greeter.ended')}</h1>
        <p className="lead">{t(`greeter.endedBy.${page.reason}`)}</p>
      </div>
    )
  if (page.view === 'early')
    return (
      <div className="wrap wrap--form stack private">
        <h1>{page.name}</h1>
        <p className="num">{t('when', page.when)}</p>
        <p className="lead">{t('greeter.early')}</p>
      </div>
    )
  return (
    <div className="wrap stack private">
      <DoorPage page={page.door} path={paths.eventDoor(token)} />
    </div>
  )
}
