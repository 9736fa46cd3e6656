import fc from 'fast-check'
import { Moon } from 'lucide-react'
import {
  Component,
  type CSSProperties,
  createContext,
  createElement,
  Fragment,
  memo,
  type ReactNode,
  Suspense,
  useContext,
  useId,
  useMemo,
  useState,
} from 'react'
import { renderToString } from 'react-dom/server'
import { Link, MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { Plain, writePlainBy } from './plain.tsx'
import { plainLink } from './plain-link.ts'
import { markupIfPlain, NotPlainError, plainMarkup } from './plain-markup.ts'
import { keepMarkupOf, writeAs } from './short-ways.ts'

/** The order of attributes means nothing, and React has an order of its own for those of forms. */
function inOneOrder(markup: string): string {
  return markup.replace(/<(\w+)((?: [\w:-]+="[^"]*")+)/g, (_, tag, attributes) => {
    const sorted = attributes.match(/ [\w:-]+="[^"]*"/g).sort()
    return `<${tag}${sorted.join('')}`
  })
}

/** Both ways to write `node`, the surroundings the same. */
function bothWays(node: ReactNode, around: (inner: ReactNode) => ReactNode = inner => inner) {
  writePlainBy(markupIfPlain)
  const plain = renderToString(around(<Plain as="details">{node}</Plain>))
  writePlainBy(() => null)
  const usual = renderToString(around(<Plain as="details">{node}</Plain>))
  return { plain: inOneOrder(plain), usual: inOneOrder(usual) }
}

const texts = ['Pflege', '', ' ', '„Nacht“ & <b>Tag</b>', 'O\'Neill "x"', '0'] as const

describe('markup written without React', () => {
  it('is that of React for every kind of attribute and node in use', () => {
    const node = (
      <>
        <article className="card" lang="de" tabIndex={-1} hidden={false} title={undefined} data-x={null}>
          Stelle {3} von {'9'}
          {null}
          {true}
          <label htmlFor="a">
            <input id="a" type="checkbox" name="shift" value="night" defaultChecked disabled />
            <input type="radio" name="n" value={'"1"'} checked={false} onChange={() => {}} readOnly />
            <input type="text" defaultValue="Köln" autoComplete="off" required />
          </label>
        </article>
        <details open>
          <summary aria-hidden>
            <svg
              role="img"
              aria-label="Pfeil"
              viewBox="0 0 24 24"
              strokeWidth={1.75}
              strokeLinecap="round"
              strokeLinejoin="round"
              fill="none"
            >
              <path d="m6 9" />
              <line x1="4" x2="20" y1="1" y2="2" />
            </svg>
          </summary>
        </details>
        <form method="post" action="" noValidate onSubmit={() => {}}>
          <input name="reason" placeholder="warum" />
          <button
            type="submit"
            aria-expanded={false}
            popoverTarget="p"
            popoverTargetAction="hide"
            title="Tag &amp; Nacht"
          >
            {texts.map(text => (
              <Fragment key={text}>{text}</Fragment>
            ))}
          </button>
        </form>
        <a href="/jobs?q=a&place=b" download={undefined}>
          a
        </a>
        <select name="radius" defaultValue={25}>
          <option value={5}>5 km</option>
          <option value={25}>{25} km</option>
        </select>
        <select name="sort">
          <option>relevance</option>
        </select>
        <select value="newest" onChange={() => {}}>
          <option>newest</option>
          <option value="">none</option>
        </select>
        <p style={{ '--at': ' 30%', marginTop: '1px', color: '"red"' } as CSSProperties}>a</p>
        <p style={{}}>b</p>
        <img src="/logo.png" alt="" width={56} height={56} loading="lazy" />
      </>
    )
    const { plain, usual } = bothWays(node)
    expect(plain).toBe(usual)
    expect(() => plainMarkup(node)).not.toThrow()
  })

  it('calls functions with their contexts and hooks, and sees through memo and forwardRef', () => {
    const Language = createContext('de')
    const Word = memo(function Word({ text }: { text: string }) {
      const language = useContext(Language)
      const [count] = useState(2)
      const long = useMemo(() => text.repeat(count), [text, count])
      return [language, ': ', long]
    })
    const node = (
      <ul>
        <li>
          <Word text="ja" />
          <Word text="nein" />
        </li>
        <li>
          <Link to="/jobs/7?list=q%3Da" viewTransition className="link">
            Zur Anzeige
          </Link>
          <Plain as="details">nested {1}</Plain>
        </li>
      </ul>
    )
    const { plain, usual } = bothWays(node, inner => (
      <MemoryRouter initialEntries={['/jobs']}>
        <Language value="en">{inner}</Language>
      </MemoryRouter>
    ))
    expect(plain).toBe(usual)
    expect(plain).toContain('en<!-- -->: <!-- -->jaja')
  })

  it('is that of React for random elements and texts', () => {
    const text = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'grapheme', maxLength: 8 }))
    const attributes = fc.record(
      {
        className: text,
        id: text,
        title: text,
        hidden: fc.boolean(),
        'aria-label': text,
        'aria-hidden': fc.boolean(),
      },
      { requiredKeys: [] },
    )
    const { node } = fc.letrec<{ node: ReactNode }>(tie => ({
      node: fc.oneof(
        { depthSize: 'small' },
        text,
        fc.constantFrom(null, true, false, 7, -0.5),
        fc
          .tuple(fc.constantFrom('p', 'span', 'li'), attributes, fc.array(tie('node'), { maxLength: 4 }))
          .map(([tag, props, children]) => createElement(tag, props, ...children)),
      ),
    }))
    fc.assert(
      fc.property(node, tree => {
        const { plain, usual } = bothWays(tree)
        expect(plain).toBe(usual)
      }),
      { numRuns: 500 },
    )
  })

  it('never lets an address run a script', () => {
    for (const href of ['javascript:alert(1)', ' \tJava\nscript:alert(1)'])
      expect(plainMarkup(<a href={href}>x</a>)).toBe('<a href="about:blank">x</a>')
    const harmless = '/javascript:x'
    expect(plainMarkup(<a href={harmless}>x</a>)).toBe('<a href="/javascript:x">x</a>')
  })
})

describe('shorter ways to write markup', () => {
  it('is that of React where markup is kept and where another way is taken, and is kept for equal properties alone', () => {
    let calls = 0
    const Choice = ({
      label,
      checked,
      trailing,
    }: {
      label: ReactNode
      checked: boolean
      trailing?: number
    }) => {
      calls++
      return (
        <label>
          <input type="checkbox" name="shift" checked={checked} readOnly />
          {label}
          {trailing}
        </label>
      )
    }
    keepMarkupOf([Choice, Moon])
    writeAs(Link, plainLink)
    const choices = [
      <Choice key="a" label="Nacht" checked trailing={3} />,
      <Choice key="b" label="Nacht" checked={false} trailing={3} />,
      <Choice key="c" label="Nacht" checked={false} />,
      <Choice key="d" label={<b>Nacht</b>} checked />,
      <Choice key="e" label={'"a"'} checked />,
    ]
    const addresses = [
      '/',
      '/jobs',
      '/jobs/',
      '/jobs?q=a%20b&place=K%C3%B6ln',
      '/jobs?q=a#results',
      '/jobs#results',
      '#main',
    ]
    const others = [
      'jobs',
      '../jobs',
      '',
      '/a//b',
      '/a/../b',
      '/a/./b',
      '/.well-known',
      '/jobs?',
      '/jobs?#a',
      '/jobs#',
      '?q=a',
      '//else.example/a',
      'https://else.example/a?b',
      'mailto:a@b.example',
      '/übung ä',
    ]
    const links = [...addresses, ...others].flatMap(to => [
      <Link key={to} to={to} className="link">
        {to}
      </Link>,
      <Link
        key={`${to} more`}
        to={to}
        replace
        state={{ a: 1 }}
        discover="none"
        reloadDocument
        target="_blank"
        preventScrollReset
      >
        a
      </Link>,
    ])
    const node = (
      <>
        Text davor
        {choices}
        Text danach
        <Moon aria-hidden className="size-5" strokeWidth={1.75} />
        <Moon size={16} />
        {links}
        <Link to={{ pathname: '/jobs', search: '?q=a' }}>b</Link>
      </>
    )
    const around = (inner: ReactNode) => (
      <MemoryRouter initialEntries={['/jobs/7?list=a']}>{inner}</MemoryRouter>
    )
    for (const _ of [1, 2]) {
      const { plain, usual } = bothWays(node, around)
      expect(plain).toBe(usual)
    }
    // React calls five twice; of the four with plain properties none is called again.
    expect(calls).toBe(2 * choices.length + choices.length + 1)
  })
})

class Old extends Component {
  override render() {
    return <b>old</b>
  }
}
const Told = createContext('')
function Labelled() {
  const id = useId()
  expect(() => plainMarkup(<nav aria-labelledby={id} />)).toThrow(NotPlainError)
  return id
}

describe('what only React can write', () => {
  it.each<[string, ReactNode]>([
    ['a class', <Old key="old" />],
    ['a provider', <Told key="told" value="x" />],
    ['a boundary', <Suspense key="late">x</Suspense>],
    [
      'a choice of several',
      <select key="choice" multiple defaultValue={['b']}>
        <option value="b">B</option>
      </select>,
    ],
    ['a length in numbers', <p key="style" style={{ width: 3 }} />],
    [
      'an attribute that it does not know',
      <p key="unknown" contentEditable suppressContentEditableWarning />,
    ],
  ])('%s is rendered by React', (_, node) => {
    expect(() => plainMarkup(node)).toThrow(NotPlainError)
    const { plain, usual } = bothWays(<p>{node}</p>)
    expect(plain).toBe(usual)
  })

  it('are ids that it makes of places in the page', () => {
    expect(renderToString(<Labelled />)).toMatch(/^_R_/)
  })
})
