import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import type { LogoPicture } from '../logo-picture.ts'
import { FileField, FileStep } from './file-step.tsx'

type LogoStepProps = {
  association: string
  name: string
  logo: LogoPicture | null
  answer: FormAnswer | undefined
}

/** The logo as it is shown, with the way to take it away, and another in its place. */
export function LogoStep({ association, name, logo, answer }: LogoStepProps) {
  const { t } = useTranslation('association-identity')
  const action = useHref(paths.associationOnboarding({ step: 'logo' }))
  const [, fields] = useForm<{ logo: string }>({ id: 'logo', lastResult: answer?.submission })
  return (
    <>
      {logo && (
        <form method="post" action={action} className="association-logo">
          <input type="hidden" name="association" value={association} />
          <img
            src={logo.src}
            srcSet={logo.srcSet}
            sizes="104px"
            width={104}
            height={104}
            alt={t('logo.alt', { name })}
          />
          <Button name="remove" value="1" variant="line">
            {t('logo.remove')}
          </Button>
        </form>
      )}
      <FileStep
        step="logo"
        association={association}
        fields={[fields.logo]}
        submit={t(logo ? 'logo.replace' : 'logo.send')}
      >
        <FileField
          field={fields.logo}
          label={t('logo.label')}
          hint={t('logo.hint')}
          accept="image/jpeg,image/png,image/webp"
        />
      </FileStep>
    </>
  )
}
