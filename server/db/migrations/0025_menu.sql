CREATE SEQUENCE "public"."menu_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
CREATE TABLE "availability" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "availability_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"from_day" text NOT NULL,
	"until_day" text,
	"at" timestamp with time zone NOT NULL,
	"staff_id" bigint,
	"ended_at" timestamp with time zone,
	"ended_by" bigint,
	CONSTRAINT "availability_from" CHECK ("availability"."from_day" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
	CONSTRAINT "availability_until" CHECK ("availability"."until_day" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
	CONSTRAINT "availability_order" CHECK ("availability"."until_day" >= "availability"."from_day")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" bigint,
	CONSTRAINT "media_hash" CHECK ("media"."hash" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "media_size" CHECK ("media"."width" between 1 and 2400 and "media"."height" between 1 and 2400)
);
--> statement-breakpoint
CREATE TABLE "menu_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" integer,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp with time zone NOT NULL,
	"staff_id" bigint
);
--> statement-breakpoint
CREATE TABLE "product_drafts" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"based_on" integer,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" bigint,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product_plans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"from_day" text NOT NULL,
	"change" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" bigint,
	"done_at" timestamp with time zone,
	"dropped_at" timestamp with time zone,
	CONSTRAINT "product_plans_day" CHECK ("product_plans"."from_day" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "product_versions" (
	"product_id" integer NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" bigint,
	"how" text NOT NULL,
	CONSTRAINT "product_versions_product_id_number_pk" PRIMARY KEY("product_id","number")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "image_alt" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "best_seller" smallint;--> statement-breakpoint
ALTER TABLE "availability" ADD CONSTRAINT "availability_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability" ADD CONSTRAINT "availability_ended_by_staff_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_changes" ADD CONSTRAINT "menu_changes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_updated_by_staff_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_plans" ADD CONSTRAINT "product_plans_made_by_staff_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "availability_now" ON "availability" USING btree ("product_id") WHERE "availability"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "media_at_index" ON "media" USING btree ("at");--> statement-breakpoint
CREATE INDEX "menu_changes_kind_subject_id_index" ON "menu_changes" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "product_plans_product_id_index" ON "product_plans" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_plans_due" ON "product_plans" USING btree ("from_day") WHERE "product_plans"."done_at" is null and "product_plans"."dropped_at" is null;--> statement-breakpoint
CREATE INDEX "product_versions_at_index" ON "product_versions" USING btree ("at");--> statement-breakpoint
CREATE TRIGGER "product_versions_immutable" BEFORE UPDATE OR DELETE ON "product_versions" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "menu_changes_immutable" BEFORE UPDATE OR DELETE ON "menu_changes" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
