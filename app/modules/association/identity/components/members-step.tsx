import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'

/** How many members there are, and where a file of them is looked at before it is taken. */
export function MembersStep({ members }: { members: number }) {
  const { t } = useTranslation('association-identity')
  return (
    <>
      <p>{t('members.count', { count: members })}</p>
      <p>{t('members.lead')}</p>
      <p>
        <ButtonLink to={paths.associationImport()}>{t('members.import')}</ButtonLink>
      </p>
    </>
  )
}
