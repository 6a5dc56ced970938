import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import type { DeskCall } from '../queries/desk-calls.server.ts'
import { CallerCard } from './caller-card.tsx'
import { CallTag, useMoment, useSince, useVoiceName } from './phone-words.tsx'

type CallTableProps = {
  caption: string
  calls: readonly DeskCall[]
  timeZone: string
  /** Of who waits: how long, as of now. */
  at?: number
}

/** Calls in a table: when, who, in which language, and how each stands; the time leads to the call. */
export function CallTable({ caption, calls, timeZone, at }: CallTableProps) {
  const { t } = useTranslation('telephony')
  const moment = useMoment(timeZone)
  const since = useSince()
  const voice = useVoiceName()
  const waits: Column<DeskCall>[] =
    at === undefined
      ? []
      : [
          {
            ...{ key: 'waits', label: t('call.waits'), phone: 'labeled' },
            cell: ({ queuedAt, createdAt }) => since(queuedAt ?? createdAt, at),
          },
        ]
  return (
    <DataTable
      caption={caption}
      rows={calls}
      rowKey={({ id }) => id}
      columns={[
        {
          ...{ key: 'at', label: t('call.at'), rowHeader: true, phone: 'wide' },
          cell: ({ id, createdAt }) => <Link to={paths.call(id)}>{moment(createdAt)}</Link>,
        },
        {
          ...{ key: 'caller', label: t('call.caller'), phone: 'wide' },
          cell: ({ number, people }) => <CallerCard number={number} people={people} />,
        },
        ...waits,
        {
          ...{ key: 'language', label: t('call.language'), phone: 'labeled' },
          cell: ({ language }) => voice(language),
        },
        { ...{ key: 'line', label: t('call.line'), phone: 'hidden' }, cell: ({ line }) => line },
        {
          ...{ key: 'state', label: t('call.state'), phone: 'labeled' },
          cell: ({ state, answeredBy, returnedBy }) => (
            <>
              <CallTag state={state} />
              {(returnedBy ?? answeredBy) && <span className="t__second">{returnedBy ?? answeredBy}</span>}
            </>
          ),
        },
      ]}
    />
  )
}
