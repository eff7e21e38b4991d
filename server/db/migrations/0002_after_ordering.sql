CREATE TABLE "refunds" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'REQUESTED' NOT NULL,
	"provider_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"requested_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "refunds_providerId_unique" UNIQUE("provider_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('REQUESTED', 'DONE', 'FAILED')),
	CONSTRAINT "refunds_closed" CHECK (("refunds"."state" = 'REQUESTED') = ("refunds"."closed_at" is null))
);
--> statement-breakpoint
-- safe: the version before keeps to it anyway, and a looser one follows below
ALTER TABLE "product_orders" DROP CONSTRAINT "product_orders_paid";--> statement-breakpoint
ALTER TABLE "product_orders" ADD COLUMN "payment_attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_orders" ADD COLUMN "payment_renewing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_product_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."product_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_attempt_at") WHERE "refunds"."state" = 'REQUESTED';--> statement-breakpoint
-- safe: the version before keeps to it: its own check was the stricter
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_unpaid" CHECK ("product_orders"."status" <> 'PENDING' or "product_orders"."paid_at" is null);--> statement-breakpoint
-- safe: the version before writes the default, 1
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_attempt" CHECK ("product_orders"."payment_attempt" >= 1);--> statement-breakpoint
-- safe: looser than the check of the version before
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_paid" CHECK ("product_orders"."status" <> 'PAID' or "product_orders"."paid_at" is not null);