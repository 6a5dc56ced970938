import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/link.tsx'
import type { Clinic, DoctorThere } from '../queries/clinics.server.ts'
import { ClosedThere, HoursThere, PlansThere } from './there-states.tsx'

function Cell({ clinic, there }: { clinic: Clinic; there: DoctorThere | undefined }) {
  const { t } = useTranslation('practice')
  if (!there)
    return (
      <td className="roster__none">
        <span aria-hidden="true">–</span>
        <span className="vh">{t('clinic.notThere')}</span>
      </td>
    )
  const about = t('facilities.withDoctor', { facility: clinic.name, doctor: there.doctor })
  return (
    <td>
      <span className="roster__clinic">{clinic.name}</span>
      <ul className="plain">
        <li>
          <HoursThere there={there} about={about} />
        </li>
        <li>
          <PlansThere there={there} about={about} />
        </li>
        {(there.accepting === 'no' || there.accepting === 'limited') && (
          <li className="muted">{t(`clinic.accepting.${there.accepting}`)}</li>
        )}
        <li>
          <ClosedThere there={there} about={about} />
        </li>
      </ul>
    </td>
  )
}

/** Who works where, with what is missing; every word leads to where it is mended. Doctors down, clinics across; on phones a card a doctor. */
export function Roster({ clinics }: { clinics: readonly Clinic[] }) {
  const { t } = useTranslation('practice')
  const doctors = [
    ...new Map(clinics.flatMap((clinic) => clinic.doctors.map((each) => [each.providerId, each.doctor] as const))),
  ].toSorted(([, one], [, other]) => one.localeCompare(other))
  return (
    <table className={classNames('roster', clinics.length === 1 && 'roster--one')}>
      <caption className="vh">{t('clinic.roster')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('facilities.doctor')}</th>
          {clinics.map(({ slug, name }) => (
            <th key={slug} scope="col">
              <Link to={paths.clinicAt(slug)}>{name}</Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {doctors.map(([providerId, doctor]) => (
          <tr key={providerId}>
            <th scope="row">{doctor}</th>
            {clinics.map((clinic) => (
              <Cell
                key={clinic.slug}
                clinic={clinic}
                there={clinic.doctors.find((each) => each.providerId === providerId)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
