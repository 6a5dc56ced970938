import { EntryFrame } from '#app/modules/practice/components/entry-frame.tsx'
import pro from '#app/styles/pro.css?url'

export const links = () => [{ rel: 'stylesheet', href: pro }]

export default EntryFrame
