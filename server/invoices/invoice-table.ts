type Doc = PDFKit.PDFDocument;
type Parent = PDFKit.PDFStructureElement;

export interface Column {
  readonly title: string;
  /** Points; the first column without one takes what is left. */
  readonly width: number;
  readonly align?: 'left' | 'right';
}

interface RowLook {
  readonly font?: 'text' | 'bold';
  readonly size?: number;
  readonly color?: string;
  /** Line below the row: its width and colour. */
  readonly line?: [width: number, color: string];
  readonly type?: 'TD' | 'TH';
}

const color = { ink: '#14282f', petrol: '#1b4a5a', muted: '#4e6268', hairline: '#e3d7c1' };
const gap = 5;

/** A table that goes on at the next sheet, its head repeated there; every cell is tagged for screen readers. */
export class Table {
  readonly #doc: Doc;
  readonly #whole: PDFKit.PDFStructureElement;
  readonly #columns: readonly Column[];
  readonly #left: number;

  constructor(doc: Doc, parent: Parent, columns: readonly Column[], left: number) {
    this.#doc = doc;
    this.#columns = columns;
    this.#left = left;
    this.#whole = doc.struct('Table');
    parent.add(this.#whole);
    this.#head();
  }

  /** Writes a row; the first text may reach over the columns that are left empty after it. */
  row(texts: readonly string[], look: RowLook = {}): void {
    const doc = this.#doc;
    const { font = 'text', size = 10, line = [0.7, color.hairline] } = look;
    doc.font(font, size);
    const cells = this.#columns.map((column, index) => {
      let { width } = column;
      let span = 1;
      for (let next = index + 1; texts[next] === '' && texts[index] !== ''; next++, span++) {
        width += this.#columns[next]?.width ?? 0;
      }
      return { text: texts[index] ?? '', width: width - gap, span, align: column.align ?? 'left' };
    });
    const height = Math.max(...cells.map(({ text, width }) => doc.heightOfString(text, { width })));
    if (doc.y + height + 2 * gap > doc.page.height - doc.page.margins.bottom) {
      doc.addPage();
      if (look.type !== 'TH') this.#head();
      doc.font(font, size);
    }
    const top = doc.y;
    const tagged = doc.struct('TR');
    this.#whole.add(tagged);
    let x = this.#left;
    for (const [index, { text, width, span, align }] of cells.entries()) {
      doc.fillColor(look.color ?? color.ink);
      if (text !== '') {
        const cell = this.#cell(look.type ?? 'TD', span);
        tagged.add(cell);
        doc.text(text, x, top + gap, { width, align, structParent: cell, structType: 'Span' });
      }
      x += this.#columns[index]?.width ?? 0;
    }
    const end = top + height + 2 * gap;
    doc.markContent('Artifact', { type: 'Layout' });
    doc.save().lineWidth(line[0]).strokeColor(line[1]);
    doc.moveTo(this.#left, end).lineTo(x, end).stroke().restore();
    doc.endMarkedContent();
    doc.x = this.#left;
    doc.y = end;
  }

  /** A cell that says what it is the head of, and over how many columns it reaches (PDF/UA). */
  #cell(type: 'TD' | 'TH', span: number): Parent {
    const cell = this.#doc.struct(type) as Parent & { dictionary: { data: Record<string, unknown> } };
    if (type === 'TH') cell.dictionary.data.A = { O: 'Table', Scope: 'Column' };
    else if (span > 1) cell.dictionary.data.A = { O: 'Table', ColSpan: span };
    return cell;
  }

  #head(): void {
    this.row(
      this.#columns.map(({ title }) => title),
      { font: 'bold', size: 8.5, color: color.muted, line: [1.5, color.petrol], type: 'TH' },
    );
  }
}
