import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/sections/disclosure.tsx'
import { Lang } from '#app/ui/lang.tsx'
import {
  FindFacility,
  JoinFacility,
  NewFacilityForm,
} from '#app/modules/practice/facilities/components/add-facility.tsx'
import { LimitHint } from '#app/modules/practice/facilities/components/limit-hint.tsx'
import { neighbors } from '../steps.ts'
import type { StepProps } from './wizard-page.tsx'

/** Where somebody sees patients: facilities of the directory, or one that a reviewer adds. */
export function LocationsStep({ page, maps, answerTo, skip }: StepProps) {
  const { t } = useTranslation('practice')
  const { providerFacilities, wanted, limit, query, found, personal } = page
  const isFull = limit.limit !== null && providerFacilities.length >= limit.limit
  const { after } = neighbors('locations')
  const joining = answerTo('locations')
  const asking = answerTo('place')
  return (
    <>
      <div className="card__body stack">
        {providerFacilities.length + wanted.length === 0 ? (
          <p>{t('onboarding.noFacilities')}</p>
        ) : (
          <ul className="plain">
            {[...providerFacilities, ...wanted].map(({ id, name, address }) => (
              <li key={id}>
                <b>{name}</b>
                <br />
                <Lang lang="en">{address}</Lang>
              </li>
            ))}
          </ul>
        )}
        <LimitHint limit={limit} count={providerFacilities.length} />
      </div>
      {!isFull && (
        <>
          <FindFacility action={paths.onboarding()} keep={{ step: 'locations' }} query={query} />
          {(query !== '' || joining) && (
            <JoinFacility
              action={paths.onboarding({ step: 'locations', ...(query && { q: query }) })}
              found={found}
              version={personal.version}
              answer={joining}
            />
          )}
          <div className="card__body">
            <Disclosure summary={t('facilities.new')} open={asking !== undefined}>
              <NewFacilityForm action={paths.onboarding({ step: 'place' })} answer={asking} maps={maps} />
            </Disclosure>
          </div>
        </>
      )}
      <p className="card__body row">
        {providerFacilities.length + wanted.length > 0 && after ? (
          <>
            <ButtonLink to={paths.onboarding({ step: after })}>{t('onboarding.forward')}</ButtonLink>
            <ButtonLink variant="quiet" to={paths.onboarding({ step: 'languages' })}>
              {t('onboarding.back')}
            </ButtonLink>
          </>
        ) : (
          skip
        )}
      </p>
    </>
  )
}
