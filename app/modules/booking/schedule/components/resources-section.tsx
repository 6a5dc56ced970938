import { useTranslation } from 'react-i18next'
import { LockedFeature } from '#app/modules/tiers/components/locked-feature.tsx'
import { paths } from '#app/paths.ts'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { Link } from '#app/ui/link.tsx'
import type { ScheduleProviderFacility } from '../queries/schedule-provider-facilities.server.ts'
import { resourceKinds } from '../visit-type-form.ts'

type ResourcesSectionProps = {
  chosen: readonly string[]
  stored: readonly string[]
  /** Kinds of which the facility has at least one. */
  owned: readonly string[]
  providerFacility: ScheduleProviderFacility
  error: string | undefined
}

/** Rooms, devices and chairs that it takes: of the kinds that are there, and of those that it takes already. */
export function ResourcesSection({ chosen, stored, owned, providerFacility, error }: ResourcesSectionProps) {
  const { t } = useTranslation('schedule')
  const { id, mayUseResources, canEditResources } = providerFacility
  const offered = resourceKinds.filter(
    (kind) => stored.includes(kind) || chosen.includes(kind) || (mayUseResources && owned.includes(kind)),
  )
  return (
    <Fieldset
      id="resources"
      legend={t('visitType.resources')}
      hint={offered.length > 0 && t('visitType.resourcesHint')}
      error={error}
      optional
    >
      {offered.map((kind) => (
        <Checkbox key={kind} name="resourceKinds" value={kind} defaultChecked={chosen.includes(kind)}>
          {t(`resourceKinds.${kind}`)}
        </Checkbox>
      ))}
      {mayUseResources && owned.length === 0 && <p className="muted">{t('visitType.noneOwned')}</p>}
      {canEditResources && (
        <p>
          <Link to={paths.schedulePart(id, 'resources')}>{t('visitType.resourcesLink')}</Link>
        </p>
      )}
      {!mayUseResources && <LockedFeature feature="resources" />}
    </Fieldset>
  )
}
