import { useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatShortDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { KnownProof } from '../queries/proofs.server.ts'
import { FileField, FileStep } from './file-step.tsx'

type ProofStepProps = {
  association: string
  proof: KnownProof | null
  /** Whether a request waits that a proof could go with. */
  isAsked: boolean
  /** Its owner alone may take the file again. */
  isOwner: boolean
  answer: FormAnswer | undefined
}

/** The paper that reviewers look at, and another one in its place. */
export function ProofStep({ association, proof, isAsked, isOwner, answer }: ProofStepProps) {
  const { t } = useTranslation('association-identity')
  const locale = useLocale()
  const [, fields] = useForm<{ proof: string }>({ id: 'proof', lastResult: answer?.submission })
  if (!isAsked) return <Banner>{t('proof.notAsked')}</Banner>
  return (
    <>
      <Banner>{t('proof.lead')}</Banner>
      {proof && (
        <p>
          {t(proof.isPdf ? 'proof.pdf' : 'proof.picture', {
            kilobytes: Math.ceil(proof.bytes / 1024),
            date: formatShortDate(proof.createdAt, locale),
          })}{' '}
          {isOwner && (
            <a href={paths.associationProof(proof.id)} download>
              {t('proof.take')}
            </a>
          )}
        </p>
      )}
      <FileStep
        step="proof"
        association={association}
        fields={[fields.proof]}
        submit={t(proof ? 'proof.replace' : 'proof.send')}
      >
        <FileField
          field={fields.proof}
          label={t('proof.label')}
          hint={t('proof.hint')}
          accept="application/pdf,image/jpeg,image/png"
        />
      </FileStep>
    </>
  )
}
