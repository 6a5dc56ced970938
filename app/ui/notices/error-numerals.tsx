import { Blossom } from '../sections/blossom.tsx'

const fallenPetal = 'M0 0C-15-5-14-25-1-22L0-20.5L1-22C14-25 15-5 0 0Z'
const turns = [8, -20, 16]

/** A status as large numerals whose zeros are blossoms; only a picture, the title says the same in words. */
export function ErrorNumerals({ status }: { status: number }) {
  const digits = String(status).split('')
  return (
    <svg className="oops__code" viewBox="0 0 320 150" aria-hidden="true" focusable="false">
      <path d="M40 132H280" stroke="#c2c9d4" strokeWidth="3" strokeLinecap="round" />
      {digits.map((digit, position) => {
        const x = 160 + (position - (digits.length - 1) / 2) * 92
        return digit === '0' ? (
          <Blossom
            key={position}
            fill="#fdc283"
            heart="#8f4a0b"
            transform={`translate(${x} 78) rotate(${turns[position % turns.length]}) scale(.95)`}
          />
        ) : (
          <text key={position} x={x} y="118" textAnchor="middle" fontSize="112" fontWeight="700" fill="#1f2937">
            {digit}
          </text>
        )
      })}
      <path d={fallenPetal} fill="#fdc283" transform="translate(118 130) rotate(70) scale(.9)" />
      <path d={fallenPetal} fill="#fdc283" transform="translate(206 131) rotate(-60) scale(.75)" />
    </svg>
  )
}
