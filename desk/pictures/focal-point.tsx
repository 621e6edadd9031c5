import { type KeyboardEvent, type PointerEvent, useId } from "react";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Field } from "../../app/ui/form/field.tsx";
import { Picture } from "../../app/ui/picture.tsx";
import { type PictureFacts, readPictureAddress } from "../../contracts/pictures.ts";
import { cropStyle } from "./thumbnail.tsx";

export type Focus = [number, number];

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const LONG_STEP = 10;

/** The whole photo with the point that stays in view however it is cropped. */
export function FocalPoint(props: {
  address: string;
  facts: PictureFacts;
  focus: Focus;
  isFixed: boolean;
  onChange(focus: Focus): void;
}) {
  const { address, facts, focus, isFixed, onChange } = props;
  const t = useMessages("deskPictures");
  const hintId = useId();
  const { width, height } = facts;
  const point = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    onChange([
      percent((clientX - box.left) / box.width),
      percent((clientY - box.top) / box.height),
    ]);
  };
  const step = (event: KeyboardEvent) => {
    const way = STEPS[event.key];
    if (!way) return;
    event.preventDefault();
    const length = event.shiftKey ? LONG_STEP : 1;
    onChange([within(focus[0] + way[0] * length), within(focus[1] + way[1] * length)]);
  };
  return (
    <div className="min-w-0">
      <div
        className="relative mx-auto overflow-hidden rounded-xl"
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100%, ${width}px, calc(60vh * ${width / height}))`,
          backgroundColor: facts.color,
        }}
      >
        <Picture
          src={address}
          kind="photo"
          sizes="(min-width: 80rem) 45rem, 100vw"
          alt=""
          width={width}
          height={height}
          className="size-full"
          draggable={false}
          otherwise={null}
        />
        {isFixed ? (
          <Mark focus={focus} />
        ) : (
          <button
            type="button"
            className="absolute inset-0 cursor-crosshair touch-none focus-visible:outline-4 focus-visible:-outline-offset-4"
            aria-label={t("focalPointAt", { left: focus[0], top: focus[1] })}
            aria-describedby={hintId}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              point(event);
            }}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
            }}
            onKeyDown={step}
          >
            <Mark focus={focus} />
          </button>
        )}
      </div>
      {isFixed ? null : (
        <>
          <p id={hintId} className="mt-2 text-sm text-muted">
            {t("focalHint")}
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <PercentField
              label={t("fromLeft")}
              value={focus[0]}
              onChange={(left) => onChange([left, focus[1]])}
            />
            <PercentField
              label={t("fromTop")}
              value={focus[1]}
              onChange={(top) => onChange([focus[0], top])}
            />
          </div>
        </>
      )}
    </div>
  );
}

function Mark({ focus: [left, top] }: { focus: Focus }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute size-8 -translate-1/2 rounded-full"
      // White between black, to be visible on any picture.
      style={{
        left: `${left}%`,
        top: `${top}%`,
        border: "3px solid #fff",
        boxShadow: "0 0 0 2px #000, inset 0 0 0 2px #000",
      }}
    />
  );
}

function PercentField(props: { label: string; value: number; onChange(value: number): void }) {
  return (
    <Field label={props.label}>
      {(control) => (
        <input
          {...control}
          type="number"
          min={0}
          max={100}
          className="input !w-28 tabular-nums"
          value={props.value}
          onChange={(event) => props.onChange(within(Math.round(Number(event.target.value))))}
        />
      )}
    </Field>
  );
}

function percent(part: number): number {
  return within(Math.round(part * 100));
}

function within(figure: number): number {
  return Math.min(100, Math.max(0, figure));
}

const CROPS = [
  { word: "crop_card", shape: "aspect-video", sizes: "15rem" },
  { word: "crop_lead", shape: "aspect-[4/3]", sizes: "15rem" },
  { word: "crop_square", shape: "aspect-square", sizes: "15rem" },
] as const;

/** Previews of the crops. */
export function Crops({ address, focus }: { address: string; focus: Focus }) {
  const t = useMessages("deskPictures");
  const color = readPictureAddress(address)?.color;
  return (
    <ul aria-label={t("crops")} className="mt-5 grid max-w-2xl grid-cols-3 items-start gap-3">
      {CROPS.map(({ word, shape, sizes }) => (
        <li key={word} className="min-w-0">
          <span
            className={`block overflow-hidden rounded-lg ${shape}`}
            style={{ background: color }}
          >
            <Picture
              src={address}
              kind="photo"
              sizes={sizes}
              alt=""
              className="size-full object-cover"
              style={cropStyle(focus)}
              otherwise={null}
            />
          </span>
          <span className="mt-1 block text-xs text-muted">{t(word)}</span>
        </li>
      ))}
    </ul>
  );
}
