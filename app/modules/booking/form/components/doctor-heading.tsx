import { useTranslation } from 'react-i18next'
import { WholeName } from '#app/ui/whole-name.tsx'

/** What the page is for and with whom: the doctor's name stays in one line where the line has room for it. */
export function DoctorHeading({
  text,
  doctor: { nameInText: name },
}: {
  text: 'page.heading' | 'waitlist.title'
  doctor: Readonly<{ nameInText: string }>
}) {
  const { t } = useTranslation('booking')
  return (
    <h1>
      <WholeName text={t(text, { name })} name={name} />
    </h1>
  )
}
