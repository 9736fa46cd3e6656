import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import {
  Bold,
  Heading,
  Italic,
  Link2,
  Link2Off,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { controlClass } from '../../../ui/control-class.ts'
import { useTexts } from '../../../use-texts.ts'

export type RichTextProps = {
  id: string
  label: string
  /** HTML, or plain text with paragraphs separated by blank lines. */
  start: string
  describedBy: string | undefined
  isWrong: boolean
  onChange: (html: string) => void
  kind: RichTextKind
}

/** What a text may hold: an article begins its headings one level higher, and may quote. */
export type RichTextKind = 'ad' | 'article'

const levels = { ad: 3, article: 2 } as const

/** Only what the text may hold: headings, paragraphs, lists, bold, italic, links; quotations in an article. */
const extensionsFor = (kind: RichTextKind) => [
  StarterKit.configure({
    heading: { levels: kind === 'ad' ? [3, 4] : [2, 3] },
    link: { openOnClick: false, protocols: ['mailto'], defaultProtocol: 'https' },
    ...(kind === 'ad' && { blockquote: false }),
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    dropcursor: false,
    gapcursor: false,
  }),
]

/** Large, so only `RichTextField` loads it, after the page. */
export function RichTextEditor({ id, label, start, describedBy, isWrong, onChange, kind }: RichTextProps) {
  const editor = useEditor({
    extensions: extensionsFor(kind),
    content: asHtml(start),
    // The content security policy forbids the styles that the library injects; the site's stylesheet has the few rules that are needed.
    injectCSS: false,
    immediatelyRender: true,
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isWrong && { 'aria-invalid': 'true' }),
        class: classNames(
          controlClass,
          'ad-text min-h-72 max-h-[70vh] overflow-y-auto whitespace-pre-wrap py-3',
        ),
      },
    },
  })
  return (
    <div className="grid gap-2">
      <Toolbar editor={editor} controls={id} level={levels[kind]} />
      <EditorContent editor={editor} />
    </div>
  )
}

type Tool = { name: string; icon: LucideIcon; isOn?: boolean; isOff?: boolean; run: () => void }

function Toolbar({ editor, controls, level }: { editor: Editor; controls: string; level: 2 | 3 }) {
  const { t } = useTexts()
  const [isLinking, setLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      heading: editor.isActive('heading', { level }),
      list: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      link: editor.isActive('link'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  })
  const run = () => editor.chain().focus()
  const tools: Tool[] = [
    { name: 'bold', icon: Bold, isOn: on.bold, run: () => run().toggleBold().run() },
    { name: 'italic', icon: Italic, isOn: on.italic, run: () => run().toggleItalic().run() },
    { name: 'heading', icon: Heading, isOn: on.heading, run: () => run().toggleHeading({ level }).run() },
    { name: 'list', icon: List, isOn: on.list, run: () => run().toggleBulletList().run() },
    { name: 'numbers', icon: ListOrdered, isOn: on.numbers, run: () => run().toggleOrderedList().run() },
    on.link
      ? { name: 'unlink', icon: Link2Off, run: () => run().extendMarkRange('link').unsetLink().run() }
      : { name: 'link', icon: Link2, isOn: isLinking, run: () => setLinking(!isLinking) },
    { name: 'undo', icon: Undo2, isOff: !on.canUndo, run: () => run().undo().run() },
    { name: 'redo', icon: Redo2, isOff: !on.canRedo, run: () => run().redo().run() },
  ]
  return (
    <>
      <div
        role="toolbar"
        aria-label={t('ads.editor.toolbar')}
        aria-controls={controls}
        className="flex flex-wrap gap-1"
      >
        {tools.map(({ name, icon: Icon, isOn, isOff, run }) => (
          <button
            key={name}
            type="button"
            title={t(`ads.editor.${name}`)}
            aria-label={t(`ads.editor.${name}`)}
            aria-pressed={isOn}
            disabled={isOff}
            onClick={run}
            className="grid size-11 place-items-center rounded-control border border-transparent text-ink hover:bg-sunken disabled:opacity-40 aria-pressed:border-brand aria-pressed:bg-brand-soft sm:size-9"
          >
            <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
          </button>
        ))}
      </div>
      {isLinking && !on.link && <LinkForm editor={editor} close={() => setLinking(false)} />}
    </>
  )
}

/** Links the selected words; without a selection the URL itself is inserted. */
function LinkForm({ editor, close }: { editor: Editor; close: () => void }) {
  const { t } = useTexts()
  const [address, setAddress] = useState('')
  const set = () => {
    const href = withProtocol(address.trim())
    if (href === null) return
    const chain = editor.chain().focus()
    if (editor.state.selection.empty) {
      const marks = [{ type: 'link', attrs: { href } }]
      chain.insertContent({ type: 'text', text: address.trim(), marks }).run()
    } else chain.extendMarkRange('link').setLink({ href }).run()
    close()
  }
  return (
    <div className="flex gap-2">
      <input
        // biome-ignore lint/a11y/noAutofocus: it appears because someone asked for it, to be typed into
        autoFocus
        value={address}
        onChange={event => setAddress(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Escape') close()
          if (event.key !== 'Enter') return
          event.preventDefault()
          set()
        }}
        aria-label={t('ads.editor.address')}
        placeholder="https://"
        inputMode="url"
        className={controlClass}
      />
      <Button variant="secondary" onClick={set}>
        {t('ads.editor.set-link')}
      </Button>
    </div>
  )
}

function withProtocol(address: string): string | null {
  if (address === '') return null
  if (/^(https?:\/\/|mailto:)/i.test(address)) return address
  return /^[^\s@/]+@[^\s@/]+$/.test(address) ? `mailto:${address}` : `https://${address}`
}

/** HTML is returned as it is. Plain text is escaped and becomes paragraphs and lists. */
function asHtml(text: string): string {
  if (/<(p|ul|ol|h2|h3|h4|br|blockquote)[\s>/]/.test(text)) return text
  return text
    .split(/\n{2,}/)
    .map(block => {
      const lines = block.split('\n').map(escaped)
      const isList = lines.every(line => /^\s*[-–•*]\s+/.test(line))
      if (isList)
        return `<ul>${lines.map(line => `<li>${line.replace(/^\s*[-–•*]\s+/, '')}</li>`).join('')}</ul>`
      return `<p>${lines.join('<br>')}</p>`
    })
    .join('')
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
