CREATE TABLE "order_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"base_version" integer NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"items" jsonb NOT NULL,
	"held" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"holds_delivery" boolean DEFAULT false NOT NULL,
	"prefer_date_and_time" text,
	"address" jsonb,
	"delivery_instruction" text,
	"guests" text,
	"difference" integer NOT NULL,
	"fee" integer DEFAULT 0 NOT NULL,
	"payment_session_id" text,
	"until" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "order_changes_state" CHECK ("order_changes"."state" in ('OPEN', 'APPLIED', 'DROPPED')),
	CONSTRAINT "order_changes_closed" CHECK (("order_changes"."state" = 'OPEN') = ("order_changes"."closed_at" is null)),
	CONSTRAINT "order_changes_version" CHECK ("order_changes"."base_version" >= 1),
	CONSTRAINT "order_changes_fee" CHECK ("order_changes"."fee" >= 0),
	CONSTRAINT "order_changes_actor" CHECK ("order_changes"."actor_kind" in ('customer', 'staff', 'link', 'system'))
);
--> statement-breakpoint
CREATE TABLE "order_version_lines" (
	"order_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"alcohol_by_volume" numeric,
	CONSTRAINT "order_version_lines_order_id_number_position_pk" PRIMARY KEY("order_id","number","position")
);
--> statement-breakpoint
CREATE TABLE "order_versions" (
	"order_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"prefer_date_and_time" text,
	"discount_code" text,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"delivery_fee" integer NOT NULL,
	"total" integer NOT NULL,
	"deposit" integer NOT NULL,
	CONSTRAINT "order_versions_order_id_number_pk" PRIMARY KEY("order_id","number"),
	CONSTRAINT "order_versions_number" CHECK ("order_versions"."number" >= 1)
);
--> statement-breakpoint
ALTER TABLE "product_orders" ADD COLUMN "fee_floor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_orders" ADD COLUMN "day_moved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_product_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."product_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_payment_session_id_payment_sessions_id_fk" FOREIGN KEY ("payment_session_id") REFERENCES "public"."payment_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_version_lines" ADD CONSTRAINT "order_version_lines_version" FOREIGN KEY ("order_id","number") REFERENCES "public"."order_versions"("order_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_versions" ADD CONSTRAINT "order_versions_order_id_product_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."product_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_changes_order_id_index" ON "order_changes" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_changes_open" ON "order_changes" USING btree ("order_id") WHERE "order_changes"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "order_changes_held" ON "order_changes" USING btree ("prefer_date_and_time") WHERE "order_changes"."state" = 'OPEN';--> statement-breakpoint
-- safe: the release before writes the default, which the rows of before have too
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_fee_floor" CHECK ("product_orders"."fee_floor" between 0 and 100) NOT VALID;
--> statement-breakpoint
CREATE TRIGGER "order_versions_unchanged" BEFORE UPDATE ON "order_versions" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "order_version_lines_unchanged" BEFORE UPDATE ON "order_version_lines" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- Like its history, what an order was goes with it only.
CREATE TRIGGER "order_versions_kept" BEFORE DELETE ON "order_versions" FOR EACH ROW EXECUTE FUNCTION "keep_order_events"();
--> statement-breakpoint
CREATE TRIGGER "order_version_lines_kept" BEFORE DELETE ON "order_version_lines" FOR EACH ROW EXECUTE FUNCTION "keep_order_events"();
