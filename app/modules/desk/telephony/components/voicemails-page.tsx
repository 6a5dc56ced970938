import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/cards/card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import type { VoicemailsData } from '../pages/voicemail-page.server.ts'
import { CallerCard } from './caller-card.tsx'
import { PhoneTabs } from './phone-frame.tsx'
import { useMoment, useVoiceName, VoicemailTag } from './phone-words.tsx'

/** What callers left: what is open, the oldest first, or what is done. */
export function VoicemailsPage({ page: { clinic, isOpen, voicemails } }: { page: VoicemailsData }) {
  const { t } = useTranslation('telephony')
  const moment = useMoment(clinic.timeZone)
  const voice = useVoiceName()
  const place = { place: clinic.slug }
  return (
    <div className="stack">
      <PageHead title={t('tabs.voicemail')} lead={clinic.name} />
      <PhoneTabs slug={clinic.slug} current="voicemail" />
      <Tabs
        label={t('voicemail.show')}
        tabs={[
          { to: paths.voicemails(place), label: t('voicemail.open'), current: isOpen },
          { to: paths.voicemails({ ...place, show: 'done' }), label: t('voicemail.finished'), current: !isOpen },
        ]}
      />
      {voicemails.length === 0 ? (
        <EmptyState title={t(isOpen ? 'voicemail.none' : 'voicemail.noneDone')} />
      ) : (
        <Card>
          <DataTable
            caption={t('tabs.voicemail')}
            rows={voicemails}
            rowKey={({ id }) => id}
            columns={[
              {
                ...{ key: 'at', label: t('call.at'), rowHeader: true, phone: 'wide' },
                cell: ({ id, createdAt }) => <Link to={paths.voicemail(id)}>{moment(createdAt)}</Link>,
              },
              {
                ...{ key: 'caller', label: t('call.caller'), phone: 'wide' },
                cell: ({ number, people }) => <CallerCard number={number} people={people} />,
              },
              {
                ...{ key: 'seconds', label: t('voicemail.length'), phone: 'labeled' },
                cell: ({ seconds }) => t('voicemail.seconds', { count: seconds }),
              },
              {
                ...{ key: 'language', label: t('call.language'), phone: 'labeled' },
                cell: ({ language }) => voice(language),
              },
              {
                ...{ key: 'state', label: t('call.state'), phone: 'labeled' },
                cell: ({ state, assignee }) => (
                  <>
                    <VoicemailTag state={state} />
                    {assignee && <span className="t__second">{assignee}</span>}
                  </>
                ),
              },
            ]}
          />
        </Card>
      )}
    </div>
  )
}
