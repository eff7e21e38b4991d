CREATE TABLE "handovers" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"press_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_by" text NOT NULL,
	"temperature" numeric,
	"boards_left" integer DEFAULT 0 NOT NULL,
	"photo" "bytea",
	"photo_type" text,
	"staff_id" bigint,
	CONSTRAINT "handovers_pressId_unique" UNIQUE("press_id"),
	CONSTRAINT "handovers_temperature" CHECK ("handovers"."temperature" between -40 and 120),
	CONSTRAINT "handovers_boards" CHECK ("handovers"."boards_left" between 0 and 999),
	CONSTRAINT "handovers_photo" CHECK (("handovers"."photo" is null) = ("handovers"."photo_type" is null))
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_id" bigint,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" bigint,
	CONSTRAINT "notices_kind" CHECK ("notices"."kind" in ('MONEY_FOR_CANCELED_ORDER', 'REFUND_FAILED', 'PAYMENT_MISMATCH', 'DISPUTE', 'ORDER_WITHOUT_TIME', 'EMAIL_REFUSED', 'OVERBOOKED', 'TELEPHONE_ORDER_UNPAID'))
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" bigint
);
--> statement-breakpoint
CREATE TABLE "prints" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"day" text NOT NULL,
	"scope" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"seen" jsonb,
	"seen_at" timestamp with time zone,
	"printed_at" timestamp with time zone NOT NULL,
	"staff_id" bigint,
	CONSTRAINT "prints_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "prints_kind" CHECK ("prints"."kind" in ('PRODUCTION', 'PACKING', 'DELIVERY_NOTE', 'LABELS', 'BON', 'RUN'))
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" text NOT NULL,
	"number" integer NOT NULL,
	"driver_id" bigint,
	"starts_at" text,
	"departed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stops" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"run_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"expected_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ticks" (
	"order_id" bigint NOT NULL,
	"item" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" bigint,
	CONSTRAINT "ticks_order_id_item_kind_pk" PRIMARY KEY("order_id","item","kind"),
	CONSTRAINT "ticks_kind" CHECK ("ticks"."kind" in ('STARTED', 'COOKED', 'PACKED', 'LOADED')),
	CONSTRAINT "ticks_item" CHECK ("ticks"."item" ~ '^(\d+|wish)$')
);
--> statement-breakpoint
CREATE TABLE "staff_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"staff_id" bigint,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" bigint NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "staff_passkeys_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "station" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "prep_minutes" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "kitchen_unit" jsonb;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_order_id_product_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."product_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_order_id_product_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."product_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_closed_by_staff_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_product_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."product_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prints" ADD CONSTRAINT "prints_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_driver_id_staff_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stops" ADD CONSTRAINT "stops_order_id_product_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."product_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stops" ADD CONSTRAINT "stops_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticks" ADD CONSTRAINT "ticks_order_id_product_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."product_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticks" ADD CONSTRAINT "ticks_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_challenges" ADD CONSTRAINT "staff_challenges_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_open" ON "notices" USING btree ("order_id","kind") WHERE "notices"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "notices_order" ON "notices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_notes_order_id_index" ON "order_notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "prints_day_index" ON "prints" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "runs_numbers" ON "runs" USING btree ("day","number");--> statement-breakpoint
CREATE INDEX "stops_run_id_position_index" ON "stops" USING btree ("run_id","position");--> statement-breakpoint
CREATE INDEX "staff_challenges_expires_at_index" ON "staff_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_passkeys_staff_id_index" ON "staff_passkeys" USING btree ("staff_id");--> statement-breakpoint
-- safe: the column is new, and the release before writes no value into it
ALTER TABLE "products" ADD CONSTRAINT "products_station" CHECK ("products"."station" in ('WARM', 'COLD', 'GREEN', 'SWEET', 'CHILLED'));--> statement-breakpoint
-- safe: the column is new, and the release before writes no value into it
ALTER TABLE "products" ADD CONSTRAINT "products_prep_minutes" CHECK ("products"."prep_minutes" between 0 and 1440);