import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { NoClinic } from '#app/modules/practice/clinic-facts/components/no-clinic.tsx'
import { LockedFeature } from '#app/modules/tiers/components/locked-feature.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import type { DevicesData, Offered } from '../pages/devices-page.server.ts'

export type DevicesAnswer = Readonly<{ offered: Offered }> | FormAnswer | undefined

type Device = NonNullable<DevicesData['devices']>[number]

/** The code, on this answer alone. */
function OfferedCode({ offered: { name, code, address } }: { offered: Offered }) {
  const { t } = useTranslation('scanning')
  return (
    <PanelCard id="offered" title={t('devices.codeTitle')}>
      <div className="card__body stack stack--sm" role="status">
        <p>{name}</p>
        <p className="scan-code num">{code}</p>
        <p>{t('devices.codeLead')}</p>
        <p className="num">{address}</p>
      </div>
    </PanelCard>
  )
}

function RevokeForm({ device, action }: { device: Device; action: string }) {
  const { t } = useTranslation('scanning')
  return (
    <form method="post" action={action}>
      <input type="hidden" name="device" value={device.id} />
      <Button variant="line" name="intent" value="revoke" aria-label={t('devices.revokeOne', { name: device.name })}>
        {t('devices.revoke')}
      </Button>
    </form>
  )
}

function DeviceTable({ devices, action }: { devices: readonly Device[]; action: string }) {
  const { t } = useTranslation('scanning')
  const columns: Column<Device>[] = [
    { key: 'name', label: t('devices.name'), rowHeader: true, phone: 'wide', cell: ({ name }) => name },
    {
      ...{ key: 'modes', label: t('devices.modes'), phone: 'labeled' },
      cell: ({ modes }) => modes.map((mode) => t(`modes.${mode}`)).join(' · '),
    },
    {
      ...{ key: 'used', label: t('devices.used'), phone: 'labeled' },
      cell: ({ used, isPaired }) => (isPaired ? (used ?? t('devices.never')) : t('devices.waiting')),
    },
    {
      ...{ key: 'revoke', label: t('devices.revoke'), phone: 'wide' },
      cell: (device) => <RevokeForm device={device} action={action} />,
    },
  ]
  return <DataTable caption={t('devices.list')} columns={columns} rows={devices} rowKey={({ id }) => id} />
}

function NameForm({ action, answer }: { action: string; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('scanning')
  const message = useProblem('scanning')
  const field = fieldsOf('device', answer?.submission, {})
  return (
    <PanelCard id="add" title={t('devices.add')}>
      <form method="post" action={action} className="card__body stack" noValidate>
        <input type="hidden" name="intent" value="offer" />
        <FormField field={field('name')} label={t('devices.name')} hint={t('devices.nameHint')} message={message}>
          {(control) => <TextInput {...control} autoComplete="off" maxLength={40} />}
        </FormField>
        <p>
          <Button>{t('devices.offer')}</Button>
        </p>
      </form>
    </PanelCard>
  )
}

function Devices({ page, answer, address }: { page: DevicesData; answer: DevicesAnswer; address: string }) {
  const { t } = useTranslation('scanning')
  const action = useHref(address)
  const devices = page.devices ?? []
  const offered = answer && 'offered' in answer ? answer.offered : null
  return (
    <>
      {offered && <OfferedCode offered={offered} />}
      <NameForm action={action} answer={answer && 'submission' in answer ? answer : undefined} />
      {devices.length === 0 ? (
        <EmptyState title={t('devices.none')}>{t('devices.noneLead')}</EmptyState>
      ) : (
        <PanelCard id="devices" title={t('devices.list')}>
          <DeviceTable devices={devices} action={action} />
        </PanelCard>
      )}
      <p>
        <Link to={paths.scanner()}>{t('devices.open')}</Link>
      </p>
    </>
  )
}

/** The devices of a clinic or an association: what they may scan, when they last did, and the way to take one back. */
export function DevicesPage({ page, answer }: { page: DevicesData; answer: DevicesAnswer }) {
  const { t } = useTranslation('scanning')
  const isClinic = page.kind === 'clinic'
  if (isClinic && page.name === null) return <NoClinic />
  const place = page.place ?? ''
  const address = isClinic ? paths.scanDevices({ place }) : paths.associationScanDevices()
  return (
    <div className="stack">
      <p>
        <Link to={isClinic ? paths.team() : paths.associationEvents()}>
          {t(isClinic ? 'devices.back' : 'devices.backEvents')}
        </Link>
      </p>
      <PageHead title={t('devices.title')} lead={t(isClinic ? 'devices.lead' : 'devices.leadAssociation')} />
      {page.clinics.length > 0 && (
        <Tabs
          label={t('devices.choose')}
          tabs={page.clinics.map(({ slug, name }) => ({
            ...{ to: paths.scanDevices({ place: slug }), label: name, current: slug === page.place },
          }))}
        />
      )}
      {page.devices === null ? (
        <LockedFeature feature="scanner" />
      ) : (
        <Devices page={page} answer={answer} address={address} />
      )}
    </div>
  )
}
